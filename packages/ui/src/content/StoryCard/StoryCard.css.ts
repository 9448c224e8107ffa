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
