import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const form = styleIn('component', { display: 'grid', gap: '18px' });

export const two = styleIn('component', {
  display: 'grid',
  gap: '18px 16px',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const error = styleIn('page', { color: vars.color.danger, fontWeight: 540 });
