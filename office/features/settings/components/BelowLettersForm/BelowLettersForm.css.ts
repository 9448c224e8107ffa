import { styleIn } from '@banyan/ui/style/inLayer';

export const form = styleIn('component', {
  display: 'grid',
  gap: '20px',
  alignContent: 'start',
  minWidth: 0,
});

export const two = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '20px 28px',
});
