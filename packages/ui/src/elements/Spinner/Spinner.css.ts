import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = styleIn('element', {
  display: 'inline-block',
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  border: '2.5px solid color-mix(in oklab, currentColor 28%, transparent)',
  borderTopColor: 'currentColor',
  '@media': {
    [media.motion]: { animation: `${turn} 900ms linear infinite` },
    [media.forcedColors]: { borderColor: 'GrayText', borderTopColor: 'CanvasText' },
  },
});
