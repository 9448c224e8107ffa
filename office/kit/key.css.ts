import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/** A key on a button: not where one touches, and not for whoever switched the keys off. */
export const onButton = styleIn('component', {
  '@media': { [media.belowWide]: { display: 'none' } },
  selectors: { '[data-keys="off"] &': { display: 'none' } },
});
