import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, width } = vars;
const pageMargin = `max(${space.margin}, (100vw - ${width.content}) / 2)`;

/*
 * A window with a visible scrollbar is narrower than 100vw: content that runs off the edge is clipped, so it cannot be scrolled to.
 */
export const mission = styleIn('component', { overflowX: 'clip' });

export const stack = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 4vw, 56px)',
});

export const heading = styleIn('component', {
  maxWidth: '16em',
  fontSize: `clamp(${space[48]}, 1.5rem + 4.1vw, 5.5rem)`,
  fontFamily: typography.d2.fontFamily,
  lineHeight: 0.96,
  '@media': { [media.belowMedium]: { fontSize: vars.size.d2 } },
});

/* The limb enters at the window’s right edge, turns once and hangs, with its tip below the text. */
export const hang = styleIn('component', {
  position: 'relative',
  marginRight: `calc(-1 * ${pageMargin})`,
  padding: `clamp(28px, 3.4vw, 48px) ${pageMargin} 10px clamp(24px, 3vw, 44px)`,
  border: `solid ${color['field-line']}`,
  borderWidth: '2px 0 0 2px',
  borderTopLeftRadius: 'clamp(36px, 5vw, 72px)',
  '::after': {
    content: '""',
    position: 'absolute',
    left: '-7px',
    bottom: '-6px',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    background: color.accent,
  },
  '@media': { [media.wide]: { marginLeft: `calc((100% + ${space.gutter}) / 3)` } },
});
