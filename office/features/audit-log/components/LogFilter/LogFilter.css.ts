import { styleIn } from '@banyan/ui/style/inLayer';

export const chips = styleIn('component', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
});
