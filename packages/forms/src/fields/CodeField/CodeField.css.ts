import { styleIn } from '@banyan/ui/style/inLayer';

export const field = styleIn('component', { maxWidth: '280px' });

export const code = styleIn('component', {
  minHeight: '60px',
  fontSize: '1.75rem',
  letterSpacing: '.22em',
});
