import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space } = vars;

/* Two halves, then thirds: six columns. */
export const tiles = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `40px ${space.gutter}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/* One link at most, whose area is the whole tile. */
export const tile = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.medium]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
    },
  },
});

export const art = styleIn('component', {
  width: '100%',
  aspectRatio: '3 / 2',
  marginBottom: '14px',
  borderRadius: radius['elbow-image-small'],
});

export const title = styleIn('component', {
  paddingBlock: '2px 6px',
  fontSize: '1.5rem',
  overflowWrap: 'anywhere',
});

export const description = styleIn('component', { maxWidth: '44ch' });

export const pieces = styleIn('component', { display: 'grid', gap: '10px', width: '100%' });
