import { styleIn } from '@banyan/ui/style/inLayer';

/* The room that a frame gives it. */
export const view = styleIn('page', { position: 'relative', minHeight: '420px' });
