import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';

export const numeral = styleIn('component', {
  width: '84px',
  '@media': { [media.medium]: { width: '100%', height: 'clamp(59px, 7.1vw, 118px)' } },
});

export const words = styleIn('component', { justifyItems: 'stretch' });

export const control = styleIn('component', {
  width: '100%',
  '@media': { [media.medium]: { width: '137px' } },
});

export const propose = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'center',
});
