import { styleIn } from '@banyan/ui/style/inLayer';

export const form = styleIn('component', { display: 'grid', gap: '16px', justifyItems: 'start' });

export const field = styleIn('component', { width: '100%', maxWidth: '26rem' });
