import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size } = vars;

export const groups = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[32]}, 5vw, ${space[64]})`,
});

/* Each kind has a ground line of its own. */
export const group = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} 6vw`,
  paddingTop: space[16],
  borderTop: `2px solid ${color['border-strong']}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const head = styleIn('component', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
  '@media': { [media.wide]: { display: 'grid', justifyContent: 'start', alignContent: 'start', gap: 0 } },
});

export const total = styleIn('component', {
  fontSize: '1.75rem',
  '@media': { [media.wide]: { fontSize: '3.5rem' } },
});

export const rows = styleIn('component', { listStyle: 'none' });

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '0 20px',
  paddingBlock: '18px',
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` }, '&:first-child': { paddingTop: '6px' } },
  '@media': { [media.medium]: { gridTemplateColumns: '72px minmax(0, 1fr)', columnGap: '28px' } },
});

/* Niche at the height of a row: the drawing keeps its proportions. */
export const niche = styleIn('component', {
  width: '56px',
  height: '70px',
  borderRadius: '28px 28px 0 0',
  fontSize: '1.25rem',
});

export const day = styleIn('component', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  color: color.display,
});

export const number = styleIn('component', {
  ...typography.num,
  fontSize: '2.25rem',
});

export const month = styleIn('component', { ...typography.label, color: color['text-2'] });

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  alignContent: 'start',
  maxWidth: '46rem',
});

export const title = styleIn('component', { fontSize: '1.1875rem', overflowWrap: 'anywhere' });

export const link = styleIn('component', {
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: color.link,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.16em',
    },
  },
});

export const excerpt = styleIn('component', {
  fontSize: size.small,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
});

/* Line under the matching word, as under a current item. With forced colors the browser’s own mark is used. */
export const mark = styleIn('component', {
  background: 'none',
  color: 'inherit',
  boxShadow: `inset 0 -0.32em ${color['tint-2']}`,
  borderBottom: `2px solid ${color['accent-line']}`,
  '@media': {
    [media.forcedColors]: { background: 'Mark', color: 'MarkText', boxShadow: 'none', borderBottom: 0 },
  },
});

export const more = styleIn('component', { paddingTop: space[8] });

export const comingDay = styleIn('component', { width: '44px' });
