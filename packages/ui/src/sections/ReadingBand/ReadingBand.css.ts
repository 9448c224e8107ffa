import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const ground = `2px solid ${color['border-strong']}`;

export const band = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[64]} 6vw`,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
});

/* Niche and text are on one line, the news hangs from another: both sides of the band have the same height. */
export const story = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[24]} 4vw`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'end',
      borderBottom: ground,
    },
  },
});

export const niche = styleIn('component', {
  '@media': {
    [media.medium]: { width: 'clamp(180px, 20vw, 260px)', maxWidth: 'none' },
  },
});

/** Value of the portrait’s `sizes` attribute: see `sizesFor`. */
export const nicheSizes = [
  `${media.wide} max(clamp(180px, 20vw, 260px), clamp(240px, 26.7vw, 347px) * SHAPE)`,
  'max(200px, 250px * SHAPE)',
].join(', ');

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': {
    [media.belowMedium]: { borderTop: ground, paddingTop: space[16] },
    [media.medium]: { paddingBottom: space[16] },
  },
});

export const label = styleIn('component', { ...typography.label, color: color['text-2'] });

export const title = styleIn('component', { textWrap: 'balance' });

export const link = styleIn('component', {
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: 'inherit', textDecoration: 'underline', textDecorationThickness: '2px' },
});

export const news = styleIn('component', { alignSelf: 'end' });

export const newsHeading = styleIn('component', { paddingBottom: space[12], borderBottom: ground });

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  paddingBlock: '14px',
  borderBottom: `1px solid ${color.border}`,
});
