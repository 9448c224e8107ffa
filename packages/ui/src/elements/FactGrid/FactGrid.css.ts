import { globalIn, styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const line = `1px solid ${color['border-strong']}`;

/* Half of a phone this narrow still fits a word of thirteen letters. */
const narrowest = '(max-width: 359.98px)';

export const grid = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: line,
});

export const cell = styleIn('component', {
  gridColumn: '1 / -1',
  padding: '10px 14px 12px',
  overflowWrap: 'anywhere',
  '@media': { [narrowest]: { paddingInline: '10px' } },
  selectors: { '& + &': { borderTop: line } },
});

export const firstHalf = styleIn('component', { gridColumn: 1 });

export const secondHalf = styleIn('component', {
  gridColumn: 2,
  borderInlineStart: line,
});

/** The second half of the top row has nothing above it, so it needs no line. */
export const inTopRow = styleIn('component', {
  selectors: { [`${cell} + &${cell}`]: { borderTop: 0 } },
});

/* Below this width halves with long values are stacked. */
const narrow = '(max-width: 479.98px)';

export const stacking = styleIn('component', {
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

for (const half of [firstHalf, secondHalf]) {
  globalIn('component', `${stacking} > ${half}`, {
    '@media': { [narrow]: { gridColumn: 1, borderInlineStart: 0 } },
  });
}

globalIn('component', `${stacking} > ${cell} + ${inTopRow}`, { '@media': { [narrow]: { borderTop: line } } });

export const title = styleIn('component', {
  background: color['border-strong'],
  color: color.bg,
  fontSize: vars.size.small,
  fontStretch: '112%',
  fontWeight: 620,
});

export const label = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '112%',
  lineHeight: 1.4,
});

export const value = styleIn('component', {
  fontWeight: 580,
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': { [narrowest]: { fontSize: vars.size.small } },
});

export const total = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: '12px',
  paddingBlock: '18px 16px',
});

export const sum = styleIn('component', {
  justifySelf: 'end',
  color: color.display,
  fontFamily: vars.font.ui,
  fontSize: '3.5rem',
  fontStretch: '112%',
  fontWeight: 240,
  letterSpacing: '-0.035em',
  lineHeight: 0.82,
});
