import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const danger = styleIn('page', { color: vars.color.danger });

export const first = styleIn('component', { flex: '1 1 auto' });
