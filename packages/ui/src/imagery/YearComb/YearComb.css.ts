import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const comb = styleIn('element', {
  display: 'block',
  width: '100%',
  height: 'clamp(168px, 20vw, 260px)',
  overflow: 'visible',
});

export const year = styleIn('element', {
  fill: 'none',
  stroke: vars.color['border-control'],
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
});

export const own = styleIn('element', {
  stroke: vars.color['accent-line'],
  strokeWidth: '2px',
  '@media': { [media.belowMedium]: { strokeWidth: '1.5px' } },
});

export const odd = styleIn('element', { '@media': { [media.belowMedium]: { display: 'none' } } });
