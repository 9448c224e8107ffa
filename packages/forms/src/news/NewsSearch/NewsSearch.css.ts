import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const form = styleIn('component', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '16px',
  borderBottom: `1px solid ${vars.color['border-control']}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
