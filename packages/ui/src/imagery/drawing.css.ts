import { styleIn } from '../style/inLayer.ts';
import { vars } from '../theme/vars.css.ts';

/** The drawing fills its frame; the excess is cropped on the left. */
export const cover = styleIn('element', { display: 'block', width: '100%', height: '100%' });

/** Overlapping layers: where bands overlap, the sky gets lighter. */
export const bands = styleIn('element', { fill: vars.color['sky-band'], fillOpacity: 0.06 });

export const lines = styleIn('element', { fill: 'none', stroke: vars.color['sky-line'] });
