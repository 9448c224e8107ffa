import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const sizes = variantsIn('component', {
  d1: { paddingTop: 'clamp(40px, 6vw, 88px)' },
  d2: { paddingTop: 'clamp(32px, 4vw, 56px)' },
});

export const back = styleIn('component', { marginBottom: space[16] });

export const rows = variantsIn('component', {
  alone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[8]} 6vw`,
    alignItems: 'end',
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24em)' } },
  },
  dated: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space[8]} 6vw`,
    alignItems: 'end',
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
});

export const onGround = styleIn('component', {
  paddingBottom: '20px',
  borderBottom: `2px solid ${color['border-strong']}`,
});

export const titles = variantsIn('component', {
  d1: { paddingBottom: space[4] },
  d2: { paddingBottom: space[24] },
});

export const note = styleIn('component', { maxWidth: '44ch' });

export const below = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `8px ${space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: '20px clamp(28px, 4vw, 56px)',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)' } },
});

export const screenOnly = styleIn('component', { '@media': { [media.print]: { display: 'none' } } });

export const field = styleIn('component', {
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  minHeight: 'clamp(260px, 31vw, 400px)',
});

/* Beside the text if both fit, otherwise above it, on a ground line of its own. */
export const drawing = styleIn('component', {
  height: 'clamp(128px, 30vw, 232px)',
  borderBottom: `2px solid ${color['field-line']}`,
  '@media': { [media.wide]: { position: 'absolute', inset: 0, height: '100%', borderBottom: 0 } },
});

export const fieldWords = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: space[12],
  paddingBlock: `${space[32]} clamp(28px, 3vw, 44px)`,
});

export const fieldLede = styleIn('component', { maxWidth: '22em' });
