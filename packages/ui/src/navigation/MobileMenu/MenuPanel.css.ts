import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../style/inLayer.ts';
import { stacking } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { brand, color, duration, easing, space } = vars;

const unroll = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });
const rollUp = keyframes({ from: { clipPath: 'inset(0)' }, to: { clipPath: 'inset(0 0 100%)' } });

export const panel = styleIn('component', {
  position: 'fixed',
  inset: 0,
  zIndex: stacking.overlay,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '28px',
  padding: `0 ${space.margin} 28px`,
  overflowX: 'clip',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    "&[data-state='open']": { animation: `${unroll} ${duration.overlay} ${easing.out} both` },
    "&[data-state='closed']": { animation: `${rollUp} ${duration.shape} ${easing.out} both` },
  },
});

export const bar = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '68px',
});

export const close = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius['elbow-control'],
  ':hover': { background: color['on-field'], color: color.field },
});

/* Each page hangs from its own limb, one step further in than the limb above. */
const steps = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((step) => [`&:nth-child(${step + 1})`, { marginInlineStart: `${step * 9}px` }]),
);

export const limb = styleIn('component', {
  marginInlineEnd: `calc(-1 * ${space.margin})`,
  borderStyle: 'solid',
  borderColor: brand[400],
  borderWidth: 0,
  borderBlockStartWidth: '2px',
  borderInlineStartWidth: '2px',
  borderStartStartRadius: '28px',
  paddingInlineStart: space[24],
  selectors: steps,
});

export const link = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '68px',
  color: color['on-field'],
  fontFamily: vars.font.display,
  fontSize: '2.25rem',
  lineHeight: 1,
  fontWeight: 620,
  fontStretch: '84%',
  textDecoration: 'none',
  ':hover': { color: color.accent },
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]::after': {
      content: "''",
      width: '12px',
      height: '12px',
      marginInlineStart: '14px',
      borderRadius: '50%',
      background: color.accent,
    },
  },
});

/* The limbs are at the top; everything else is at the bottom, near the thumb. */
export const navigation = styleIn('component', {
  display: 'grid',
  alignContent: 'space-between',
  gap: '28px',
});

export const more = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.gutter,
});

export const moreLink = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color['on-field'],
  fontWeight: 520,
  textDecoration: 'none',
  ':hover': { color: color.accent },
  selectors: { '&[aria-current]': { color: color.accent, textDecoration: 'underline' } },
});

export const foot = styleIn('component', { display: 'grid', justifyItems: 'start', gap: space[16] });
