import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';
import type { StoryDrawingTone } from './subjects.ts';

const { color } = vars;

/* The frame may have any size and shape; the lines keep their weight. */
export const drawing = styleIn('element', {
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeWidth: '1.5px',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tones = variantsIn<StoryDrawingTone>('element', {
  field: { background: color.field, stroke: color['field-line'] },
  tint: { background: color['tint-2'], stroke: color['on-tint'] },
});

export const line = styleIn('element', { vectorEffect: 'non-scaling-stroke' });

export const hots = variantsIn<StoryDrawingTone>('element', {
  field: { vectorEffect: 'non-scaling-stroke', strokeWidth: '5px', stroke: color.accent },
  tint: { vectorEffect: 'non-scaling-stroke', strokeWidth: '5px', stroke: color['accent-line'] },
});
