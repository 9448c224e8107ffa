import { createVar, keyframes } from '@vanilla-extract/css';
import { globalIn, styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';
import { measured, widthSteps } from './letters.ts';

const { color, duration, easing, size, space, width } = vars;

const lowViewport = '(max-height: 599.98px)';
const skyHeight = createVar();
/* Matches until the drawing was seen in this visit; the root element then has the attribute. */
const firstTime = ':root:not([data-drawn]) &';

/** Between 600 and 1200 px high including the ground; on a lower viewport it fits the viewport. */
export const hero = styleIn('component', {
  vars: { [skyHeight]: 'clamp(300px, 54vw, 480px)' },
  display: 'grid',
  gridTemplateRows: `minmax(${skyHeight}, 1fr) auto`,
  minHeight: 'min(600px, 100svh)',
  '@media': {
    [media.wide]: { vars: { [skyHeight]: 'clamp(350px, 36vw, 640px)' } },
    [lowViewport]: {
      vars: { [skyHeight]: 'clamp(160px, 100svh - 340px, 54vw)' },
      minHeight: 0,
    },
  },
});

export const sky = styleIn('component', { position: 'relative', overflow: 'clip', background: color.sky });

export const tree = styleIn('component', { position: 'absolute', inset: 0 });

/*
 * On small screens the trunk is behind the letters, which have its color in dark mode: its lines end above them, and only those
 * right of the word reach the ground. Lengths are units of the drawing, which grows with the viewport only above 555 px.
 */
const grown = 'min(100vw, 555px)';
const afterWord = `calc(1280px - 0.22 * ${grown})`;
const aboveWord = `calc(446px - 0.26 * ${grown})`;
globalIn('component', `${tree} > g:last-child`, {
  '@media': {
    [media.belowWide]: {
      clipPath: `polygon(0 0, 1290px 0, 1290px 460px, ${afterWord} 460px, ${afterWord} ${aboveWord}, 0 ${aboveWord})`,
    },
  },
});

/* The letters have the page’s color and merge with the ground line. */
export const word = styleIn('component', {
  position: 'absolute',
  left: `max(${space.margin}, (100% - ${width.content}) / 2)`,
  bottom: 0,
  marginLeft: '-0.04em',
  height: '1em',
  fontFamily: vars.font.display,
  fontSize: size.hero,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.012em',
  whiteSpace: 'nowrap',
  color: color.bg,
  transform: 'translateY(0.152em)',
  '@supports': {
    '(text-box: trim-end cap alphabetic)': {
      /* Aligned at the bottom, because the height of capitals differs between a font and its fallback. */
      textBox: 'trim-end cap alphabetic',
      height: 'auto',
      transform: 'translateY(0.008em)',
    },
  },
  '@media': { [lowViewport]: { fontSize: `min(${size.hero}, 42svh)` } },
});

const close = keyframes({ to: { transform: 'none' } });
const drop = keyframes({ from: { transform: 'translateY(-8em)' } });

/** People far apart who come together: every letter is narrower than the one before it, and moves in from further away. */
export const letters = variantsIn(
  'component',
  Object.fromEntries(
    Array.from({ length: widthSteps + 1 }, (_, step) => [
      step,
      {
        display: 'inline-block',
        fontStretch: `${Math.round(1250 - (step * 500) / widthSteps) / 10}%`,
        '@media': {
          [media.motion]: {
            selectors: {
              [firstTime]: {
                transform: `translateX(${step * 0.025}em)`,
                animation: `${close} ${duration.drawing} ${easing.out} forwards`,
              },
            },
          },
        },
      },
    ]),
  ),
);

export const reserved = variantsIn(
  'component',
  Object.fromEntries(measured.advances.map((advance, place) => [place, { width: `${advance}em` }])),
);

export const stop = styleIn('component', {
  position: 'relative',
  display: 'inline-block',
  fontStretch: '75%',
  color: color.accent,
  /* Plumb line. */
  '::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '0.28em',
    width: 'max(2px, 0.013em)',
    height: '12em',
    marginLeft: '-0.006em',
    background: color.accent,
  },
  '@media': {
    [media.motion]: {
      selectors: { [firstTime]: { animation: `${drop} ${duration.drawing} ${easing.settle}` } },
    },
    [media.forcedColors]: { '::before': { background: 'CanvasText' } },
  },
});

export const ground = styleIn('component', {
  display: 'grid',
  gap: `40px ${space.gutter}`,
  paddingBlock: '36px 48px',
  '@media': {
    [media.wide]: { gridTemplateColumns: '5fr 7fr', columnGap: '6.5vw', paddingBlock: '44px 56px' },
  },
});

export const description = styleIn('component', {
  '@media': { [media.wide]: { fontSize: 'clamp(1.25rem, 1.75vw, 1.5rem)' } },
});

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} 20px`,
  marginTop: space[24],
});
