import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const sizes = variantsIn('component', {
  d1: { paddingTop: 'clamp(40px, 6vw, 88px)' },
  d2: { paddingTop: 'clamp(32px, 4vw, 56px)' },
});

export const back = styleIn('component', { marginBottom: space[16] });

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} 6vw`,
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24em)' } },
});

export const alone = styleIn('component', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const onGround = styleIn('component', {
  paddingBottom: '20px',
  borderBottom: `2px solid ${color['border-strong']}`,
});

export const titles = variantsIn('component', {
  d1: { paddingBottom: space[4] },
  d2: { paddingBottom: space[24] },
});

export const note = styleIn('component', { maxWidth: '44ch' });
