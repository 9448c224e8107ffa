import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { longestLine } from '../lineOf.ts';
import { edge } from './edge.ts';

const { color } = vars;

export const comb = styleIn('element', {
  display: 'block',
  width: '100%',
  height: `${longestLine + 30}px`,
  paddingInline: `${edge}px`,
  borderTop: `2px solid ${color['border-strong']}`,
  overflow: 'visible',
});

export const year = styleIn('element', {
  fill: 'none',
  stroke: color['border-control'],
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
  '@media': {
    [media.belowMedium]: { strokeWidth: '1.5px' },
    [media.forcedColors]: { stroke: 'CanvasText' },
  },
});

/* Its hairline reaches down to the labels, so that the year of a short tooth is found as well. */
export const marked = styleIn('element', {
  stroke: color['accent-line'],
  strokeWidth: '4px',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const hairline = styleIn('element', { strokeWidth: '1px' });

export const decade = styleIn('element', {
  ...typography.label,
  fontVariantNumeric: 'tabular-nums',
  fill: color['text-2'],
  textAnchor: 'middle',
  selectors: { '&:first-of-type': { textAnchor: 'start' } },
  '@media': {
    [media.belowMedium]: { selectors: { '&:nth-of-type(even)': { display: 'none' } } },
    [media.forcedColors]: { fill: 'CanvasText' },
  },
});
