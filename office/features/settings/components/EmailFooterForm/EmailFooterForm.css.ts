import { styleIn } from '@banyan/ui/style/inLayer';

export const two = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '20px 28px',
});
