import { columnsLength, contentLength } from '../../layout/lengths.ts';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media, space } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

/* Card as wide as its column, regardless of its content. A single link covers the whole card. */
export const card = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  alignContent: 'start',
  justifyItems: 'start',
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

export const variants = variantsIn('component', {
  lead: {},
  side: {},
  list: {
    gap: '4px 16px',
    '@media': { [media.medium]: { gap: '10px' } },
  },
});

/* On phones the picture is a square to the right of the text. */
export const beside = styleIn('component', {
  '@media': { [media.belowMedium]: { gridTemplateColumns: 'minmax(0, 1fr) 96px' } },
});

const upright = { width: '100%', aspectRatio: '3 / 2', marginBottom: '6px' };

export const pictures = variantsIn('component', {
  lead: { ...upright, borderRadius: radius['elbow-image'] },
  side: upright,
  list: {
    gridColumn: 2,
    gridRow: '1 / span 3',
    width: '100%',
    aspectRatio: '1',
    '@media': {
      [media.medium]: { gridColumn: 1, gridRow: 'auto', aspectRatio: '3 / 2', marginBottom: '4px' },
    },
  },
});

export const meta = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
});

export const heading = styleIn('component', { overflowWrap: 'anywhere' });

export const summaries = variantsIn('component', {
  lead: {},
  side: {},
  list: { '@media': { [media.belowMedium]: { display: 'none' } } },
});

/** Values of the pictures’ `sizes` attributes, for browsers that choose among several files. */
export const sizes = {
  lead: `${media.medium} calc(${columnsLength(2, 3)}), ${contentLength}`,
  side: `${media.medium} calc(${columnsLength(1, 3)} - ${space.gutter}), ${contentLength}`,
  // On phones a square of 96 px crops a wider picture to its middle.
  list: `${media.wide} calc((${contentLength} - 96px) / 3), ${media.medium} calc((${contentLength} - 48px) / 2), 128px`,
};
