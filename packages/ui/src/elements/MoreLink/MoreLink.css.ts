import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing } = vars;

export const link = styleIn('element', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  fontWeight: 580,
  textDecoration: 'none',
  color: color.link,
  ':hover': { color: color['link-hover'], textDecoration: 'none' },
});

export const words = styleIn('element', {
  borderBottom: '1px solid currentColor',
  lineHeight: 1.3,
  selectors: { [`${link}:hover &`]: { boxShadow: '0 1px currentColor' } },
});

export const arrow = styleIn('element', {
  flex: 'none',
  transition: `transform ${duration.shape} ${easing.out}`,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

/** The arrow moves 4 px in its own direction. */
export const directions = variantsIn('element', {
  onward: { selectors: { [`${link}:hover &`]: { transform: 'translateX(4px)' } } },
  away: { selectors: { [`${link}:hover &`]: { transform: 'translate(3px, -3px)' } } },
  back: { selectors: { [`${link}:hover &`]: { transform: 'translateX(-4px)' } } },
});

export const small = styleIn('element', { fontSize: vars.size.small });
