import { styleIn } from '@banyan/ui/style/inLayer';

export const days = styleIn('component', { display: 'grid', gap: '12px', padding: '8px' });
