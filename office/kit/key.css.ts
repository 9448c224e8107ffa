import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/** Key hint on a button. Hidden on phones and for volunteers who turned shortcuts off. */
export const onButton = styleIn('component', {
  '@media': { [media.belowWide]: { display: 'none' } },
  selectors: { '[data-keys="off"] &': { display: 'none' } },
});
