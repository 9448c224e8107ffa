import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 6vw',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});
