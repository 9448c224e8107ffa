import { longestLine } from '../../imagery/lineOf.ts';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, duration } = vars;

export const decades = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[32]} ${space[48]}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const folded = styleIn('component', { gridColumn: '1 / -1' });

export const summary = styleIn('component', {
  ...typography.ui,
  paddingBlock: space[16],
  borderBlock: `1px solid ${color.border}`,
  color: color.link,
  cursor: 'pointer',
  ':hover': { color: color['link-hover'], textDecoration: 'underline' },
  selectors: { [`${folded}[open] > &`]: { marginBottom: space[24] } },
});

export const decade = styleIn('component', {
  ...typography.h4,
  marginBottom: space[4],
  color: color.display,
  fontVariantNumeric: 'tabular-nums',
});

/* Ten lines in a row from 768 px; on phones two rows of five, because ten would be too close together for a thumb. */
export const years = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
});

/* Under a title: its ground line is the top of the years. */
export const hanging = styleIn('component', { marginTop: '-2px' });

/* Every line hangs from the ground in its digit’s column, even in a decade that begins late. */
export const year = styleIn('component', { borderTop: `2px solid ${color['border-strong']}` });

const place = (digit: number) => ({
  gridColumn: (digit % 5) + 1,
  '@media': { [media.medium]: { gridColumn: digit + 1 } },
});
export const places = variantsIn('component', {
  0: place(0),
  1: place(1),
  2: place(2),
  3: place(3),
  4: place(4),
  5: place(5),
  6: place(6),
  7: place(7),
  8: place(8),
  9: place(9),
});

export const link = styleIn('component', {
  ...typography.small,
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  minHeight: '44px',
  paddingBottom: space[8],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
  textDecoration: 'none',
  color: color.link,
  transition: `background-color ${duration.color} linear`,
  selectors: {
    '&:hover': { background: color.tint, color: color['link-hover'], textDecoration: 'underline' },
    "&[aria-current='page']": { color: color.text, fontWeight: 760 },
  },
});

export const nobody = styleIn('component', { fontWeight: 395, color: color['text-2'] });

export const line = styleIn('component', {
  display: 'block',
  width: '4px',
  height: `${longestLine}px`,
  fill: 'none',
  stroke: color['border-control'],
  strokeWidth: '2px',
  selectors: {
    [`${link}:hover > &`]: { stroke: color.link },
    [`${link}[aria-current='page'] > &`]: { stroke: color['accent-line'], strokeWidth: '4px' },
  },
});
