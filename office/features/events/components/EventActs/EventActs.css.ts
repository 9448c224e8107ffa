import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

/* The words of a quiet button begin further in than its edge. */
export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [media.belowWide]: { marginInline: '-16px' }, [media.wide]: { marginInlineEnd: '-16px' } },
});

export const cancel = styleIn('page', { color: vars.color.danger });
