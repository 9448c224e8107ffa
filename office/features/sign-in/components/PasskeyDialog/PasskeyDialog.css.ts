import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const dialog = styleIn('component', { fontSize: '1rem' });

export const words = styleIn('component', { color: vars.color['text-2'] });

export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
});
