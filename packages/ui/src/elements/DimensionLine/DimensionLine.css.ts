import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = styleIn('element', { display: 'grid', gap: '6px', minWidth: 0 });

export const line = styleIn('element', { display: 'block' });

export const rule = styleIn('element', {
  width: '100%',
  height: '13px',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const measured = styleIn('element', {
  stroke: 'none',
  fill: vars.color['accent-line'],
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

export const ends = styleIn('element', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const start = styleIn('element', { color: vars.color['text-2'] });
