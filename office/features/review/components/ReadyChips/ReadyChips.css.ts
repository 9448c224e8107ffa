import { styleIn } from '@banyan/ui/style/inLayer';

export const chips = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '8px' });
