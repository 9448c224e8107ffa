import { styleIn } from '@banyan/ui/style/inLayer';

/** A live region must be in the page before it announces anything, and takes no space until then. */
export const live = styleIn('component', { selectors: { '&:empty': { position: 'absolute' } } });
