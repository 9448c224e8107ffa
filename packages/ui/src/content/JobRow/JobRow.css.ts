import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing, space } = vars;

/* Width of the column beside the button; a longer line would be hard to read. */
const measure = '40rem';

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px 24px',
  alignContent: 'start',
  minWidth: 0,
  scrollMarginTop: '100px',
});

/* The button is beside the title; only the details come between them in the focus order. */
export const withApply = styleIn('component', {
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const line = styleIn('component', {
  gridColumn: '1 / -1',
  marginBottom: space[12],
  color: color['border-control'],
});

export const meta = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

export const heading = styleIn('component', {
  fontSize: 'clamp(1.625rem, 1.4rem + 0.8vw, 2.125rem)',
  color: color.display,
  overflowWrap: 'anywhere',
});

export const titleLink = styleIn('component', {
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.12em' },
});

export const pay = styleIn('component', { fontWeight: 560, fontVariantNumeric: 'tabular-nums' });

export const wraps = styleIn('component', { overflowWrap: 'anywhere' });

export const description = styleIn('component', {
  gridColumn: 1,
  maxWidth: measure,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { [media.print]: { display: 'block' } },
  selectors: { [`${row}:has(> details[open]) > &`]: { display: 'block' } },
});

export const details = styleIn('component', { gridColumn: 1, maxWidth: measure, minWidth: 0 });

export const summary = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  fontWeight: 560,
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&:hover': { color: color['link-hover'] } },
});

globalIn('component', `${summary}::-webkit-details-marker`, { display: 'none' });

export const chevron = styleIn('component', {
  flex: 'none',
  selectors: { [`${details}[open] &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.motion]: { transition: `transform ${duration.shape} ${easing.out}` } },
});

export const requirements = styleIn('component', {
  display: 'grid',
  gap: space[4],
  marginBottom: '10px',
  paddingLeft: '1.1em',
  listStyle: "'\\2013\\00a0\\00a0'",
  overflowWrap: 'anywhere',
});

export const apply = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minWidth: 0,
  maxWidth: '100%',
  '@media': {
    [media.medium]: {
      display: 'grid',
      justifyItems: 'end',
      alignContent: 'start',
      gridColumn: 2,
      gridRow: '2 / span 5',
      width: '11em',
      textAlign: 'end',
    },
  },
});

export const place = styleIn('component', { maxWidth: '100%', overflowWrap: 'anywhere' });
