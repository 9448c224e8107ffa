import { media, vars } from '@banyan/ui/theme';
import { styleIn } from '../../inLayer.ts';

export const form = styleIn('component', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '16px',
  borderBottom: `1px solid ${vars.color['border-control']}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
