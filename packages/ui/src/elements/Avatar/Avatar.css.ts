import { createVar } from '@vanilla-extract/css';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { basalt, white } from '../../theme/primitives.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';
import type { AvatarPattern } from './pattern.ts';

const ground = createVar();

export const avatar = styleIn('element', {
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  flex: 'none',
  overflow: 'hidden',
  background: ground,
  fontFamily: vars.font.ui,
  fontWeight: 560,
  fontStretch: '84%',
  lineHeight: 1,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const tone = (background: string, color: string) => ({ vars: { [ground]: background }, color });

/* Same colors in light and dark mode: a niche is a small color field of its own. */
export const tones = variantsIn<AvatarPattern>('element', {
  arch: tone(vars.brand[100], vars.brand[800]),
  twins: tone(vars.brand[800], white),
  ripples: tone(vars.accent[300], vars.brand[900]),
  comb: tone(basalt[200], basalt[900]),
  roots: tone(vars.brand[300], vars.brand[950]),
});

const size = (width: number, height: number, fontSize: string) => ({
  width: `${width}px`,
  height: `${height}px`,
  borderRadius: `${width / 2}px ${width / 2}px 0 0`,
  fontSize,
});

export const sizes = variantsIn('element', {
  small: size(72, 90, '1.625rem'),
  medium: size(84, 112, '2rem'),
  large: size(112, 140, '2.5rem'),
  lead: {
    ...size(200, 250, '4.5rem'),
    '@media': {
      [media.wide]: {
        width: '100%',
        maxWidth: '318px',
        height: 'auto',
        aspectRatio: '3 / 4',
        borderRadius: '50% 50% 0 0 / 37.5% 37.5% 0 0',
        fontSize: '6.5rem',
      },
    },
  },
});

export const drawing = styleIn('element', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  opacity: 0.62,
});

export const initials = styleIn('element', {
  position: 'relative',
  width: '100%',
  padding: '.24em 0 .35em',
  textAlign: 'center',
  background: ground,
});

/* The initials show through if a photograph does not load. */
export const photograph = styleIn('element', {
  position: 'absolute',
  inset: 0,
  selectors: { "&[data-state='missing']": { display: 'none' } },
});

/** Values of the photograph’s `sizes` attribute: see `sizesFor`. */
export const imageSizes = {
  small: 'max(72px, 90px * SHAPE)',
  medium: 'max(84px, 112px * SHAPE)',
  large: 'max(112px, 140px * SHAPE)',
  lead: `${media.wide} max(318px, 424px * SHAPE), max(200px, 250px * SHAPE)`,
} as const;
