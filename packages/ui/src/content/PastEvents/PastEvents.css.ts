import { columnsLength } from '../../layout/lengths.ts';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space } = vars;

/* Rows on phones; otherwise six columns for halves and thirds. */
export const tiles = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: `40px ${space.gutter}` },
  },
});

/* At most one link, which covers the whole tile. */
export const tile = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: '16px',
  alignItems: 'start',
  paddingBlock: '16px',
  borderBottom: `1px solid ${color.border}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
    '&:first-child': { borderTop: `1px solid ${color.border}` },
  },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingBlock: 0,
      border: 0,
      gridColumn: 'span 2',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' }, '&:first-child': { border: 0 } },
    },
  },
});

export const art = styleIn('component', {
  width: '100%',
  aspectRatio: '1',
  borderRadius: '0 28px 0 0',
  '@media': {
    [media.medium]: {
      aspectRatio: '3 / 2',
      marginBottom: '14px',
      borderRadius: radius['elbow-image-small'],
    },
  },
});

export const words = styleIn('component', { display: 'grid', justifyItems: 'start', minWidth: 0 });

export const title = styleIn('component', {
  paddingBlock: '2px 6px',
  fontSize: '1.25rem',
  lineHeight: 1.2,
  '@media': { [media.medium]: { fontSize: '1.5rem' } },
  overflowWrap: 'anywhere',
});

export const description = styleIn('component', { maxWidth: '44ch' });

export const pieces = styleIn('component', { display: 'grid', gap: '10px' });

/**
 * Values of the pictures’ `sizes` attributes, for browsers that choose among several files. On phones a square of 96 px crops a
 * wider picture to its middle.
 */
export const sizes = {
  wide: `${media.medium} calc(${columnsLength(1, 2)}), 128px`,
  tile: `${media.medium} calc(${columnsLength(1, 3)}), 128px`,
};
