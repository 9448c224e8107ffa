import { styleIn } from '@banyan/ui/style/inLayer';

export const loading = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '14px',
  minHeight: '60vh',
});
