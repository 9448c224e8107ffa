import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/* The entry stays in sight beside the long last step, where the window is high enough to hold it. */
export const aside = styleIn('component', {
  '@media': {
    [`${media.wide} and (min-height: 720px)`]: {
      position: 'sticky',
      top: '100px',
      alignSelf: 'start',
    },
  },
});
