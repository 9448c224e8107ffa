import { styleIn } from '@banyan/ui/style/inLayer';

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: '2px 32px',
  alignItems: 'center',
  minHeight: '68px',
});

export const words = styleIn('component', { display: 'grid', gap: '8px' });
