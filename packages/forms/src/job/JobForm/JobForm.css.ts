import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const part = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
});

export const heading = styleIn('component', {
  paddingTop: vars.space[16],
  borderTop: `2px solid ${vars.color['border-strong']}`,
});

/* Containing block of the chips' native controls. */
export const choice = styleIn('component', { position: 'relative', gap: '6px' });

/* A grid's gap does not apply to a legend. */
export const chips = styleIn('component', { paddingTop: '6px' });

/* The row stays in view beside the form if the window is high enough for it. */
export const aside = styleIn('component', {
  '@media': {
    [`${media.wide} and (min-height: 560px)`]: { position: 'sticky', top: '100px', alignSelf: 'start' },
  },
});
