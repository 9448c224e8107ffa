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
  gridTemplate: `'words words close' auto 'stage stage stage' minmax(0, 1fr) 'previous tools next' auto / auto minmax(0, 1fr) auto`,
  alignItems: 'center',
  padding: '0 16px 20px',
  background: brand[950],
  overscrollBehavior: 'contain',
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${duration.shape} linear both` },
    "&[data-state='closed']": { animation: `${vanish} ${duration.color} linear both` },
    '&:focus-visible': { outlineOffset: '-6px' },
  },
  '@media': {
    [media.medium]: {
      gridTemplate: `'words words tools close' auto 'previous stage stage next' minmax(0, 1fr) / auto minmax(0, 1fr) auto auto`,
      columnGap: '8px',
      padding: '0 20px 28px',
    },
  },
});

/** Marks text, on which a click does not close the viewer; nor does one on pictures, videos and controls. */
export const solid = styleIn('component', {});

export const words = styleIn('component', {
  gridArea: 'words',
  display: 'flex',
  alignItems: 'baseline',
  gap: '14px',
  paddingBlock: '14px',
  lineHeight: 1.35,
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

export const seen = styleIn('component', { color: color['on-field-2'], overflowWrap: 'anywhere' });

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

/* At an end: the button has no effect. */
globalIn('component', `${button}[aria-disabled='true']`, {
  borderStyle: 'dashed',
  color: color['on-field-2'],
  background: 'none',
  cursor: 'not-allowed',
});

export const upright = styleIn('component', {});

globalIn('component', `[dir='rtl'] ${button}:not(${upright}) > svg`, { transform: 'scaleX(-1)' });

export const close = styleIn('component', { gridArea: 'close', marginBlock: '14px' });

const atTheFoot = { '@media': { [media.belowMedium]: { marginBlockStart: space[16] } } };

export const tools = styleIn('component', {
  gridArea: 'tools',
  display: 'flex',
  justifyContent: 'center',
  gap: '8px',
  ...atTheFoot,
});

export const previous = styleIn('component', { gridArea: 'previous', ...atTheFoot });

export const next = styleIn('component', { gridArea: 'next', justifySelf: 'end', ...atTheFoot });

/* On phones from edge to edge. */
export const stage = styleIn('component', {
  gridArea: 'stage',
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minHeight: 0,
  marginInline: '-16px',
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    '&:has(img)': { touchAction: 'none' },
    "&[data-zoom='close']": { cursor: 'grab' },
    "&[data-zoom='held']": { cursor: 'grabbing' },
  },
  '@media': { [media.medium]: { marginInline: '12px' } },
});

/* No box of its own: the picture is a child of the stage. */
export const formats = styleIn('component', { display: 'contents' });

export const picture = styleIn('component', {
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  userSelect: 'none',
  '@media': {
    [media.motion]: {
      selectors: {
        [`${stage}:not([data-zoom='held']) &`]: {
          transition: `transform ${duration.shape} ${vars.easing.out}`,
        },
      },
    },
  },
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
