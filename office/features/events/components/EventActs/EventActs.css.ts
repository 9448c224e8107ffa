import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

/* A ghost button’s text is inset from its edge. */
export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [media.belowWide]: { marginInline: '-16px' }, [media.wide]: { marginInlineEnd: '-16px' } },
});

/* This button has a visible edge, aligned with the text of the others. */
export const door = styleIn('component', {
  '@media': { [media.belowWide]: { marginInline: '16px 4px' } },
});

export const cancel = styleIn('page', { color: vars.color.danger });
