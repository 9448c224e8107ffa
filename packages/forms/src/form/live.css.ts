import { styleIn } from '@banyan/ui/style/inLayer';

/** A live region stands in the page before it has anything to say, and takes no room until then. */
export const live = styleIn('component', { selectors: { '&:empty': { position: 'absolute' } } });
