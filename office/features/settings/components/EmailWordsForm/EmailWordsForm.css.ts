import { styleIn } from '@banyan/ui/style/inLayer';

/* Side by side as soon as a line of each has some forty characters. */
export const sides = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: '28px',
  alignItems: 'start',
});
