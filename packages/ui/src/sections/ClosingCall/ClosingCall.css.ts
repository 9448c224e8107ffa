import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';

export const call = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  justifyItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});

export const heading = styleIn('component', { maxWidth: '11em', overflowWrap: 'break-word' });
