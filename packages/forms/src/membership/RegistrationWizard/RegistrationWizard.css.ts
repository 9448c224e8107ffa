import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/* The entry stays in view beside the long last step if the window is high enough for it. */
export const aside = styleIn('component', {
  '@media': {
    [`${media.wide} and (min-height: 720px)`]: {
      position: 'sticky',
      top: '100px',
      alignSelf: 'start',
    },
  },
});
