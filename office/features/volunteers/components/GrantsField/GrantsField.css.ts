import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const line = styleIn('component', {
  display: 'grid',
  gap: '12px',
  alignItems: 'end',
  justifyItems: 'stretch',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
});
