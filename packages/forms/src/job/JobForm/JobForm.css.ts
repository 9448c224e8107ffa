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

/* The chips' native controls are placed in it. */
export const choice = styleIn('component', { position: 'relative', gap: '6px' });

/* A legend keeps no distance of its grid. */
export const chips = styleIn('component', { paddingTop: '6px' });

/* The row stays in sight beside the form, where the window is high enough to hold it. */
export const aside = styleIn('component', {
  '@media': {
    [`${media.wide} and (min-height: 560px)`]: { position: 'sticky', top: '100px', alignSelf: 'start' },
  },
});
