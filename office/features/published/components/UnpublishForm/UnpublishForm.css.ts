import { styleIn } from '@banyan/ui/style/inLayer';

export const form = styleIn('component', { display: 'grid', gap: '16px', minWidth: 0 });
