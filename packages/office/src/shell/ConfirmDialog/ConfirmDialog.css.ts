import { styleIn } from '@banyan/ui/style/inLayer';

export const dialog = styleIn('component', { fontSize: '1rem' });

export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
});
