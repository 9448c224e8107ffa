import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';
import { enlarged } from '../../../../shell/components/narrow.ts';

/* The `page` layer overrides `foot`, whichever of the two is loaded first. */
export const three = styleIn('page', {
  '@media': {
    [media.belowWide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(min-content, 1.5fr) minmax(min-content, 1.2fr) minmax(min-content, .9fr)',
    },
    [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/* Below the other buttons, its text starts at the same edge as theirs. */
export const email = styleIn('component', {
  justifySelf: 'start',
  fontSize: '.9375rem',
  '@media': { [media.belowWide]: { marginInlineStart: '-16px' } },
});

export const turned = styleIn('component', { rotate: '180deg' });
