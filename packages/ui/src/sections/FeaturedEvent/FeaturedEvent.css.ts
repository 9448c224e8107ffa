import { clampedLines } from '../../style/clampedLines.ts';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, width } = vars;

const phoneHeight = '300px';
const tabletHeight = '400px';
/* The date reaches into the picture. */
const notchTop = (height: string) => `calc(${height} - 86px)`;
const wideHeight = 'clamp(656px, 48vw, 760px)';

export const featured = styleIn('component', {
  position: 'relative',
  display: 'grid',
  background: color.sunk,
  '@media': { [media.wide]: { gridTemplateColumns: '7fr 5fr' } },
});

export const art = styleIn('component', {
  position: 'relative',
  height: phoneHeight,
  background: color['tint-2'],
  overflow: 'hidden',
  '@media': {
    [media.medium]: { height: tabletHeight },
    [media.wide]: { height: 'auto', minHeight: wideHeight },
  },
});

/* A flyer is readable: high enough on phones, and above the date, which covers a corner of other pictures. */
const flyerHeight = 'min(140vw, 640px)';
export const artWhole = styleIn('component', { '@media': { [media.belowWide]: { height: flyerHeight } } });

/* Out of the flow: a tall picture must not make the panel taller than its text. */
export const picture = styleIn('component', { position: 'absolute', inset: 0 });

export const pictureWhole = styleIn('component', {
  inset: '0 0 96px',
  '@media': { [media.wide]: { inset: '0 0 160px' } },
});

export const notch = styleIn('component', {
  position: 'absolute',
  left: 0,
  top: notchTop(phoneHeight),
  '@media': {
    [media.medium]: { top: notchTop(tabletHeight) },
    [media.wide]: { left: 'auto', right: `${100 * (5 / 12)}%`, top: 'auto', bottom: 0 },
  },
});

export const notchWhole = styleIn('component', {
  '@media': { [media.belowWide]: { top: notchTop(flyerHeight) } },
});

/* Keeps the height of a typical event while loading, so that nothing below jumps. */
export const body = styleIn('component', {
  display: 'grid',
  gap: '18px',
  justifyItems: 'start',
  alignContent: 'center',
  minHeight: '517px',
  padding: `64px ${space.margin}`,
  '@media': {
    [media.medium]: { minHeight: '460px' },
    [media.wide]: {
      minHeight: 0,
      padding: `72px max(${space.margin}, (100vw - ${width.content}) / 2) 72px clamp(40px, 5vw, 88px)`,
    },
  },
});

export const label = styleIn('component', { ...typography.label, color: color['text-2'] });

export const description = styleIn('component', { ...clampedLines(4), whiteSpace: 'pre-line' });

export const facts = styleIn('component', { marginBlock: '4px 10px' });

export const status = styleIn('component', { display: 'grid', gap: '8px' });

export const waiting = styleIn('component', { display: 'flex', alignItems: 'center', gap: '14px' });

export const sentence = styleIn('component', { ...typography.lede, maxWidth: '24em' });

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
});

/** Value of the picture’s `sizes` attribute. The picture covers a box of a given height: see `sizesFor`. */
export const sizes = `${media.wide} max(58.4vw, ${wideHeight} * SHAPE), ${media.medium} max(100vw, ${tabletHeight} * SHAPE), max(100vw, ${phoneHeight} * SHAPE)`;
