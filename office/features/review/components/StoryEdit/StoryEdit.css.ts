import { styleIn } from '@banyan/ui/style/inLayer';

export const fields = styleIn('component', { display: 'grid', gap: '12px', minWidth: 0 });
