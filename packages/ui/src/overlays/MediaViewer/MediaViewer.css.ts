import { keyframes } from '@vanilla-extract/css';
import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media, stacking } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { brand, color, duration, space } = vars;

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const vanish = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

export const viewer = styleIn('component', {
  vars: { [color.field]: brand[950], [color.bg]: brand[950] },
  position: 'fixed',
  inset: 0,
  zIndex: stacking.overlay,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / 1fr 1fr',
  alignItems: 'center',
  padding: '0 16px 28px',
  background: brand[950],
  overscrollBehavior: 'contain',
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${duration.shape} linear both` },
    "&[data-state='closed']": { animation: `${vanish} ${duration.color} linear both` },
    '&:focus-visible': { outlineOffset: '-6px' },
  },
  '@media': {
    [media.medium]: {
      gridTemplate: 'auto minmax(0, 1fr) / auto minmax(0, 1fr) auto',
      columnGap: '20px',
      paddingInline: '20px',
    },
  },
});

export const bar = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14px',
  paddingBlock: '14px',
});

export const words = styleIn('component', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '14px',
  lineHeight: 1.35,
  '@media': {
    [media.medium]: { display: 'grid', gridTemplateColumns: '66px 1fr', textAlign: 'center' },
  },
});

export const counter = styleIn('component', {
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});

export const caption = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: vars.size.body,
  fontWeight: 560,
  lineHeight: 'inherit',
  overflowWrap: 'anywhere',
});

export const button = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  border: `1px solid ${color['field-line']}`,
  borderRadius: vars.radius['elbow-control'],
  color: color['on-field'],
  ':hover': { background: color['on-field'], color: brand[950] },
});

globalIn('component', `[dir='rtl'] ${button} > svg`, { transform: 'scaleX(-1)' });

export const previous = styleIn('component', {
  order: 2,
  marginBlockStart: space[16],
  '@media': { [media.medium]: { order: 0, marginBlockStart: 0 } },
});

export const next = styleIn('component', {
  order: 2,
  justifySelf: 'end',
  marginBlockStart: space[16],
  '@media': { [media.medium]: { order: 0, marginBlockStart: 0 } },
});

export const stage = styleIn('component', {
  gridColumn: '1 / -1',
  order: 1,
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minHeight: 0,
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.medium]: { gridColumn: 2, order: 0 } },
});

/* No box of its own: the picture stands on the stage. */
export const formats = styleIn('component', { display: 'contents' });

export const picture = styleIn('component', {
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  userSelect: 'none',
});

export const film = styleIn('component', {
  width: '100%',
  height: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  background: brand[950],
});

export const missing = styleIn('component', {
  ...typography.h3,
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  padding: space[32],
  border: `1px solid ${color['field-line']}`,
  textAlign: 'center',
});
