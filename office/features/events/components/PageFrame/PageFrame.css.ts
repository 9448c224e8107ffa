import { styleIn } from '@banyan/ui/style/inLayer';

export const frame = styleIn('component', { display: 'block', width: '100%', border: 0 });
