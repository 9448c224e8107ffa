import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/* Text, people, count: stacked on phones; from 968 px the count is at the end of the arcade’s ground line. */
export const section = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[32]} 6vw`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)', alignItems: 'end' },
  },
});

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  justifyItems: 'start',
  '@media': {
    [media.medium]: { gridColumn: '1 / -1' },
    [media.wide]: { gridColumn: 'auto', alignSelf: 'stretch', alignContent: 'start' },
  },
});

/* Arcade: niches in one row of the grid, text in the next, so that all niches are on one line. */
export const people = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const person = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: space[16],
  alignItems: 'center',
  paddingBlock: space[12],
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      padding: 0,
      border: 0,
    },
  },
});

export const niche = styleIn('component', {
  '@media': {
    [media.medium]: {
      width: '112px',
      height: '140px',
      borderRadius: '56px 56px 0 0',
      fontSize: '2.5rem',
    },
  },
});

/** Value of the photograph’s `sizes` attribute: see `sizesFor`. */
export const nicheSizes = `${media.medium} max(112px, 140px * SHAPE), max(72px, 90px * SHAPE)`;

export const name = styleIn('component', {
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: {
      padding: `${space[12]} ${space.gutter} 0 0`,
      borderTop: `2px solid ${color['border-strong']}`,
      minHeight: '88px',
    },
  },
});

export const members = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  justifyItems: 'start',
  alignSelf: 'end',
  paddingTop: space[12],
  borderTop: `1px solid ${color['border-strong']}`,
});

export const count = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  color: color.display,
});

export const label = styleIn('component', {
  ...typography.small,
  maxWidth: '26ch',
  color: color['text-2'],
  textWrap: 'balance',
});
