import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/* Below 968 px its elbow is cut into the picture above; from 968 px it is at the bottom of the picture. */
export const notch = styleIn('element', {
  display: 'grid',
  gap: space[8],
  padding: `22px 28px 0 ${space.margin}`,
  borderRadius: '0 40px 0 0',
  background: color.sunk,
  color: color.display,
  '@media': {
    [media.wide]: { gap: '18px', padding: `${space[32]} 0 ${space[32]} ${space[32]}`, borderRadius: 0 },
  },
});

export const day = styleIn('element', {
  ...typography.num,
  fontSize: '4.75rem',
  '@media': { [media.wide]: { fontSize: 'clamp(7rem, 11vw, 11rem)' } },
});

export const month = styleIn('element', typography.label);
