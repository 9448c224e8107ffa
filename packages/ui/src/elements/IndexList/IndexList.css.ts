import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing } = vars;
const line = `1px solid ${color['border-control']}`;

export const list = styleIn('component', { borderBottom: line });

export const item = styleIn('component', { borderTop: line });

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: '2px 16px',
  paddingBlock: '16px',
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.text },
});

export const words = styleIn('component', {
  fontSize: vars.size.h4,
  fontStretch: '92%',
  fontWeight: 620,
  lineHeight: 1.25,
  selectors: {
    [`a${row}:hover &`]: {
      color: color.link,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
  },
});

export const detail = styleIn('component', {
  gridColumn: 1,
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

export const arrow = styleIn('component', {
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: color.link,
  transition: `transform ${duration.shape} ${easing.out}`,
  selectors: {
    [`${row}:hover &`]: { transform: 'translateX(4px)' },
    '&:dir(rtl)': { scale: '-1 1' },
  },
});
