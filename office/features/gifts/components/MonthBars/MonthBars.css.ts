import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { depth, height } from './drawn.ts';

const { color } = vars;

const readOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const root = styleIn('component', { display: 'grid', gap: '4px', minWidth: 0 });

export const top = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  alignItems: 'center',
});

export const key = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginInlineStart: 'auto',
  color: color['text-2'],
  fontSize: vars.size.small,
});

globalIn('component', `${key} > span`, { display: 'inline-flex', gap: '8px', alignItems: 'center' });
globalIn('component', `${key} svg`, { flex: 'none', height: '16px' });

/* Scrolls sideways by itself when twelve months do not fit. */
export const scroll = styleIn('component', {
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  paddingBlockEnd: '4px',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const table = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  minWidth: '640px',
});

globalIn('component', `${table} > caption, ${table} > thead`, readOnly);
globalIn('component', `${table} > tbody`, { display: 'contents' });

export const month = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `${height}px ${depth}px auto`,
  textAlign: 'center',
});

export const name = styleIn('component', {
  gridRow: 3,
  paddingBlockStart: '4px',
  color: color['text-2'],
  fontSize: vars.size.small,
  fontWeight: 500,
  selectors: { '[data-now] > &': { color: color.text, fontWeight: 660 } },
});

export const above = styleIn('component', {
  gridRow: 1,
  borderBottom: `2px solid ${color['border-strong']}`,
});

export const hidden = styleIn('component', readOnly);

export const below = styleIn('component', { gridRow: 2 });

export const drawing = styleIn('component', {
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const bar = styleIn('component', {
  fill: color.primary,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/* Dashed outline of a month that has not begun. */
export const coming = styleIn('component', {
  fill: 'none',
  stroke: color['border-control'],
  strokeDasharray: '3 3',
});

/* Outline in the background color, so that last year’s line shows over a bar. */
export const rim = styleIn('component', { stroke: color.bg, strokeWidth: 5 });

export const before = styleIn('component', {
  stroke: color['text-2'],
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const sum = styleIn('component', {
  fill: color.text,
  stroke: color.bg,
  strokeWidth: 6,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 560,
});

export const back = styleIn('component', {
  fill: color.danger,
  stroke: color.danger,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});
