import { styleIn } from '@banyan/ui/style/inLayer';

/* Two columns as soon as a line of each holds about forty characters. */
export const sides = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: '28px',
  alignItems: 'start',
});
