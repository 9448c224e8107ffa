import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';

export const split = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const gaps = variantsIn('layout', { wide: { gap: '48px 6vw' }, narrow: { gap: '16px 32px' } });

const beside = (first: number, second: number) => ({
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)` },
  },
});

export const ratios = variantsIn('layout', {
  '7/4': beside(7, 4),
  '4/8': beside(4, 8),
  '8/4': beside(8, 4),
  '5/7': beside(5, 7),
  '7/5': beside(7, 5),
});

export const aligns = variantsIn('layout', {
  stretch: {},
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
