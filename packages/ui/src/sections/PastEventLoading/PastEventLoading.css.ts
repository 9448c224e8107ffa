import { styleIn } from '../../style/inLayer.ts';

export const loading = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '14px',
  minHeight: '60vh',
});
