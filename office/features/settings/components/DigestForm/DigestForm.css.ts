import { styleIn } from '@banyan/ui/style/inLayer';

export const form = styleIn('component', { display: 'grid', gap: '24px', minWidth: 0 });

export const two = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 280px))',
  gap: '20px',
});

export const readers = styleIn('component', {
  display: 'grid',
  gap: '4px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = styleIn('component', { padding: '0 0 8px' });
