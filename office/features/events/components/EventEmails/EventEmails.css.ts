import { styleIn } from '@banyan/ui/style/inLayer';

/* Limits the email to a readable line length. */
export const reminder = styleIn('component', { display: 'grid', gap: '12px', maxWidth: '680px' });

export const write = styleIn('component', { paddingTop: '12px' });
