import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing, space } = vars;

export const panels = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.gutter,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const panel = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 20px',
  alignContent: 'end',
  alignItems: 'end',
  minHeight: '200px',
  padding: space[24],
  borderRadius: '0 72px 0 0',
  transition: `border-radius ${duration.shape} ${easing.out}`,
  ':hover': { borderRadius: '0 110px 0 0' },
  '@media': {
    [media.medium]: { minHeight: '260px', padding: space[32] },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const tones = variantsIn('component', {
  tint: { background: color['tint-2'], color: color['on-tint'] },
  inverse: { background: color['field-2'], color: color['on-field'] },
});

export const heading = styleIn('component', { color: 'inherit' });

/* The whole door is pressed, but only its title is the link's name. */
export const link = styleIn('component', {
  overflowWrap: 'break-word',
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${panel}:hover &`]: {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.14em',
    },
  },
});

/* Balanced, a figure such as `24-48 hours` is not torn at its dash on phones. */
export const text = styleIn('component', { gridColumn: 1, textWrap: 'balance' });

export const arrow = styleIn('component', {
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'end',
  transition: `transform ${duration.shape} ${easing.out}`,
  selectors: {
    [`${panel}:hover &`]: { transform: 'translateX(4px)' },
    '&:dir(rtl)': { scale: '-1 1' },
  },
});
