import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const viewers = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

export const viewer = styleIn('component', {
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  margin: 0,
  fontSize: vars.size.small,
  fontWeight: 560,
});
