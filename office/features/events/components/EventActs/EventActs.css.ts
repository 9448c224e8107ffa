import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

/* The words of a quiet button begin further in than its edge. */
export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [media.belowWide]: { marginInline: '-16px' }, [media.wide]: { marginInlineEnd: '-16px' } },
});

/* It has an edge, which stands where the words of the others do. */
export const door = styleIn('component', {
  '@media': { [media.belowWide]: { marginInline: '16px 4px' } },
});

export const cancel = styleIn('page', { color: vars.color.danger });
