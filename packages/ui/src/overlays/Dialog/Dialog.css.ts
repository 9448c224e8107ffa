import { keyframes } from '@vanilla-extract/css';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media, stacking } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { brand, color, duration, easing, space } = vars;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const vanish = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(16px)' }, to: { transform: 'none' } });

export const backdrop = styleIn('component', {
  /* Radix turns pointer events off outside the dialog; the backdrop handles clicks beside it. */
  pointerEvents: 'auto',
  position: 'fixed',
  inset: 0,
  zIndex: stacking.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  background: `color-mix(in oklab, ${brand[950]} 62%, transparent)`,
  overscrollBehavior: 'contain',
  touchAction: 'none',
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${duration.shape} linear both` },
    "&[data-state='closed']": { animation: `${vanish} ${duration.color} linear both` },
  },
});

export const dialog = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: space[16],
  width: '100%',
  maxHeight: '100%',
  padding: '28px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'auto',
  borderRadius: vars.radius['elbow-dialog'],
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  color: color.text,
  selectors: {
    "&[data-state='open']": { animation: `${rise} ${duration.overlay} ${easing.out} both` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const sizes = variantsIn('component', {
  standard: { maxWidth: '440px' },
  wide: { maxWidth: '720px' },
});

export const title = styleIn('component', { ...typography.h3, paddingInlineEnd: space[48] });

export const description = styleIn('component', { ...typography.small, color: color['text-2'] });

export const close = styleIn('component', {
  position: 'absolute',
  insetBlockStart: '20px',
  insetInlineEnd: '20px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius['elbow-control'],
  color: color['text-2'],
  ':hover': { background: color.tint, color: color.text },
});
