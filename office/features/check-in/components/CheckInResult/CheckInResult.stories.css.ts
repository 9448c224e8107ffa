import { styleIn } from '@banyan/ui/style/inLayer';

/* Space that the check-in page gives the result. */
export const view = styleIn('page', { position: 'relative', minHeight: '420px' });
