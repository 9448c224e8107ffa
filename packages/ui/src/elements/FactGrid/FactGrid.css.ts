import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const line = `1px solid ${color['border-strong']}`;

export const grid = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: line,
});

export const cell = styleIn('component', {
  gridColumn: '1 / -1',
  padding: '10px 14px 12px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: line } },
});

export const firstHalf = styleIn('component', { gridColumn: 1 });

export const secondHalf = styleIn('component', {
  gridColumn: 2,
  borderInlineStart: line,
});

/** The second half of the top row has nothing above it. */
export const inTopRow = styleIn('component', {
  selectors: { [`${cell} + &${cell}`]: { borderTop: 0 } },
});

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

export const value = styleIn('component', { fontWeight: 580, lineHeight: 1.35 });

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
