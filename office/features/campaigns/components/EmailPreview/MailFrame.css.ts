import { styleIn } from '@banyan/ui/style/inLayer';

export const pane = styleIn('component', { minWidth: 0, overflow: 'hidden' });

export const frame = styleIn('component', {
  display: 'block',
  maxWidth: 'none',
  border: 0,
  transformOrigin: '0 0',
  colorScheme: 'light',
});
