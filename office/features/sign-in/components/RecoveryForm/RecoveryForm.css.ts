import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const form = styleIn('component', { display: 'grid', gap: '20px', maxWidth: '480px' });

export const meta = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });
