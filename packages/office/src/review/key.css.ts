import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/** A key on a button: not where one touches. */
export const onButton = styleIn('component', { '@media': { [media.belowWide]: { display: 'none' } } });
