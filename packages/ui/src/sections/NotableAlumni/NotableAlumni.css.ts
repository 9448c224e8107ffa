import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const line = `2px solid ${color['border-strong']}`;

/* The field starts on the ground line of the head above and covers the full width. */
export const field = styleIn('component', {
  paddingBlock: `clamp(56px, 6vw, 96px) ${space.section}`,
  boxShadow: `0 -2px 0 ${color.bg}`,
});

export const label = styleIn('component', {
  ...typography.label,
  marginBottom: '28px',
  color: color['text-2'],
});

export const featured = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${space.gutter}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'end',
      columnGap: '5vw',
      borderBottom: line,
    },
  },
});

export const lead = styleIn('component', {
  width: '200px',
  height: '260px',
  borderRadius: '100px 100px 0 0',
  '@media': {
    [media.medium]: {
      width: 'clamp(220px, 25vw, 330px)',
      height: 'clamp(290px, 33vw, 440px)',
      maxWidth: 'none',
      aspectRatio: 'auto',
      borderRadius: '180px 180px 0 0',
      fontSize: '6.5rem',
    },
  },
});

/** Value of the photograph’s `sizes` attribute: see `sizesFor`. */
export const leadSizes = [
  `${media.medium} max(clamp(220px, 25vw, 330px), clamp(290px, 33vw, 440px) * SHAPE)`,
  'max(200px, 260px * SHAPE)',
].join(', ');

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowMedium]: { borderTop: line, paddingTop: '20px' },
    [media.medium]: { paddingBottom: 'clamp(24px, 3vw, 40px)' },
  },
});

export const others = styleIn('component', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '62%',
  gap: space.gutter,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  margin: `48px calc(-1 * ${space.margin}) 0`,
  paddingInline: space.margin,
  scrollPaddingInline: space.margin,
  '@media': {
    [media.medium]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      overflow: 'visible',
      marginInline: 0,
      padding: 0,
    },
  },
});

export const person = styleIn('component', {
  scrollSnapAlign: 'center',
  display: 'grid',
  gridTemplateRows: '150px auto auto 1fr',
  alignItems: 'end',
  overflowWrap: 'anywhere',
});

/* The line under the people runs through the gaps. */
export const name = styleIn('component', {
  borderTop: line,
  paddingTop: '14px',
  marginRight: `calc(-1 * ${space.gutter})`,
  selectors: { [`${person}:last-child &`]: { marginRight: 0 } },
});

export const fact = styleIn('component', { alignSelf: 'start', marginTop: '6px' });
