import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space } = vars;

const focusRing = {
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
} as const;

export const zigzag = styleIn('component', { display: 'grid', gap: 'clamp(48px, 6vw, 88px)' });

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/* Row of the zigzag. Six rows differ in width and proportion, the picture is left and right in turn, and the fifth row has none. */
export const row = styleIn('component', {});

export const card = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `18px ${space.gutter}`,
  alignItems: 'end',
  '@media': {
    [media.medium]: { gridTemplateColumns: columns(8) },
    [media.wide]: { gridTemplateColumns: columns(12) },
  },
  selectors: focusRing,
});

const within = (place: string) => `${row}:nth-child(${place}) &`;

export const art = styleIn('component', {
  width: '100%',
  aspectRatio: '3 / 2',
  borderBottom: `2px solid ${color['border-strong']}`,
  selectors: { [within('odd')]: { borderRadius: radius['elbow-image'] } },
  '@media': {
    [media.medium]: {
      gridColumn: '1 / 5',
      gridRow: 1,
      selectors: { [within('even')]: { gridColumn: '5 / -1' } },
    },
    [media.wide]: {
      selectors: {
        [within('6n + 1')]: { gridColumn: '1 / 8', aspectRatio: '16 / 10' },
        [within('6n + 2')]: { gridColumn: '8 / 13', aspectRatio: '1' },
        [within('6n + 3')]: { gridColumn: '1 / 5', aspectRatio: '4 / 5' },
        [within('6n + 4')]: { gridColumn: '7 / 13' },
        [within('6n + 6')]: { gridColumn: '9 / 13', aspectRatio: '4 / 5' },
      },
    },
  },
});

/* The corner of the frame cuts the drawing. */
export const drawn = styleIn('component', { overflow: 'hidden' });

/* In a narrow container, such as a preview, a niche shrinks and keeps its shape. */
const niched = (width: number, fontSize: string) => ({
  width: `${width}px`,
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  borderRadius: '50% 50% 0 0 / 40% 40% 0 0',
  fontSize,
});

/** From here the larger niche fits into five columns. */
const large = '(min-width: 1280px)';

/* The author’s niche on a ground line, at the outer end of its row. */
export const ground = styleIn('component', {
  display: 'grid',
  justifyItems: 'start',
  borderBottom: `2px solid ${color['border-strong']}`,
  '@media': {
    [media.medium]: {
      gridColumn: '1 / 5',
      gridRow: 1,
      selectors: { [within('even')]: { gridColumn: '5 / -1', justifyItems: 'end' } },
    },
    [media.wide]: {
      gridColumn: '1 / 6',
      selectors: { [within('even')]: { gridColumn: '8 / -1' } },
    },
  },
});

export const niche = styleIn('component', {
  ...niched(200, '4.5rem'),
  '@media': {
    [media.medium]: niched(240, '5rem'),
    [media.wide]: niched(288, '6rem'),
    [large]: niched(384, '8rem'),
  },
});

/** Values of a portrait’s `sizes` attribute: see `sizesFor`. */
export const nicheSizes = [
  `${large} max(384px, 480px * SHAPE)`,
  `${media.wide} max(288px, 360px * SHAPE)`,
  `${media.medium} max(240px, 300px * SHAPE)`,
  'max(200px, 250px * SHAPE)',
].join(', ');

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

/* Aligned to the bottom of the picture beside it. */
export const beside = styleIn('component', {
  '@media': {
    [media.medium]: {
      gridColumn: '5 / -1',
      gridRow: 1,
      paddingLeft: '12px',
      selectors: { [within('even')]: { gridColumn: '1 / 5', padding: '0 12px 0 0' } },
    },
    [media.wide]: {
      selectors: {
        [within('6n + 1')]: { gridColumn: '8 / -1', padding: '0 0 0 2vw' },
        [within('6n + 2')]: { gridColumn: '3 / 8', padding: '0 2vw 0 0' },
        [within('6n + 3')]: { gridColumn: '5 / 11', padding: '0 0 0 2vw' },
        [within('6n + 4')]: { gridColumn: '2 / 7', padding: '0 2vw 0 0' },
        [within('6n + 6')]: { gridColumn: '4 / 9', padding: '0 2vw 0 0' },
      },
    },
  },
});

export const besideNiche = styleIn('component', {
  '@media': {
    [media.medium]: {
      gridColumn: '5 / -1',
      gridRow: 1,
      paddingLeft: '12px',
      selectors: { [within('even')]: { gridColumn: '1 / 5', padding: '0 12px 0 0' } },
    },
    [media.wide]: {
      gridColumn: '6 / 12',
      selectors: { [within('even')]: { gridColumn: '2 / 8' } },
    },
  },
});

/* Text without a picture has a ground line of its own. */
export const alone = styleIn('component', {
  gridColumn: '1 / -1',
  paddingBottom: 'clamp(20px, 2.4vw, 32px)',
  borderBottom: `2px solid ${color['border-strong']}`,
});

export const related = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  selectors: focusRing,
});

export const relatedSizes = variantsIn('component', {
  large: {},
  small: {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr',
    gap: '4px 20px',
  },
});

export const relatedArt = variantsIn('component', {
  large: {
    width: '100%',
    aspectRatio: '3 / 2',
    marginBottom: '8px',
    borderRadius: radius['elbow-image-small'],
  },
  small: { width: '100%', aspectRatio: '1', gridRow: 'span 3', borderRadius: '0 32px 0 0' },
});

/* The author’s niche in place of the picture; beside a line of its own only where it is large. */
export const relatedGrounds = variantsIn('component', {
  large: { marginBottom: '8px', borderBottom: `2px solid ${color['border-strong']}` },
  small: { gridRow: 'span 3' },
});

export const relatedNiches = variantsIn('component', {
  large: { ...niched(200, '4.5rem'), '@media': { [media.wide]: niched(288, '6rem') } },
  small: {},
});

export const relatedNicheSizes = {
  large: `${media.wide} max(288px, 360px * SHAPE), max(200px, 250px * SHAPE)`,
  small: 'max(112px, 140px * SHAPE)',
} as const;
