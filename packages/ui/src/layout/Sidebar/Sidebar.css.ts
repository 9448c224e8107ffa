import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';

export const sidebar = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 56px',
  '@media': {
    [media.wide]: { gridTemplateColumns: '216px minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

globalIn('layout', `${sidebar} > *`, { minWidth: 0 });
