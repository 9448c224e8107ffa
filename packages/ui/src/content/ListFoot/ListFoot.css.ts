import { styleIn } from '../../style/inLayer.ts';

export const foot = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  justifyItems: 'center',
});
