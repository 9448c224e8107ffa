import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const strong = `2px solid ${color['border-strong']}`;

export const section = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 4vw, 56px)',
});

export const cards = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.gutter,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', borderBottom: strong },
  },
});

export const card = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '2px 20px',
  alignContent: 'start',
  paddingBlock: '20px 22px',
  borderTop: `1px solid ${color['border-control']}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gap: '4px',
      padding: '28px 20px 28px 0',
      borderTop: strong,
    },
  },
});

export const drawing = styleIn('component', {
  gridRow: 'span 2',
  width: '104px',
  height: '80px',
  '@media': { [media.wide]: { gridRow: 'auto', width: '148px', height: '114px', marginBottom: '18px' } },
});

/* The whole card is pressed, but only the words are the link's name. */
export const link = styleIn('component', {
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.16em',
    },
  },
});
