import { styleIn } from '@banyan/ui/style/inLayer';

export const words = styleIn('component', { minHeight: '56px', fontSize: '1.125rem' });
