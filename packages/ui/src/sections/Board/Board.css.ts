import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const ground = `2px solid ${color['border-strong']}`;

export const section = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 4vw, 48px)',
});

/*
 * Arcade from 768 px: niches in one row of the grid, text in the next, so that all niches of a row are on one line.
 * No gap between columns, or the line would break.
 */
export const people = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) repeat(4, minmax(0, 2fr))' },
  },
});

/* Grid rows of one place in the arcade: a row for the niche and a row for the text. */
const place = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  alignItems: 'start',
  gap: 0,
  padding: 0,
  border: 0,
};

export const variants = variantsIn('component', {
  lead: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.medium]: { ...place, gridColumn: 'span 2', gridRow: 'span 4' },
      [media.wide]: { gridColumn: 'auto' },
    },
  },
  member: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: space[16],
    alignItems: 'center',
    paddingBlock: space[12],
    borderBottom: `1px solid ${color.border}`,
    '@media': { [media.medium]: place },
  },
});

export const niches = variantsIn('component', {
  lead: {
    '@media': {
      [media.medium]: {
        gridRow: '1 / span 3',
        alignSelf: 'end',
        width: `calc(100% - ${space.gutter})`,
        maxWidth: '270px',
        height: 'auto',
        aspectRatio: '3 / 4',
        borderRadius: '50% 50% 0 0 / 37.5% 37.5% 0 0',
        fontSize: '5.5rem',
      },
      [media.wide]: { width: `calc(100% - 3vw - ${space.gutter})`, maxWidth: '318px', fontSize: '6.5rem' },
    },
  },
  member: {
    '@media': {
      [media.medium]: {
        alignSelf: 'end',
        width: '112px',
        height: '140px',
        borderRadius: '56px 56px 0 0',
        fontSize: '2.5rem',
      },
    },
  },
});

/** Values of the photograph’s `sizes` attribute: see `sizesFor`. */
export const nicheSizes = {
  lead: [
    `${media.wide} max(min(26vw, 318px), min(35vw, 424px) * SHAPE)`,
    `${media.medium} max(270px, 360px * SHAPE)`,
    'max(200px, 250px * SHAPE)',
  ].join(', '),
  member: `${media.medium} max(112px, 140px * SHAPE), max(72px, 90px * SHAPE)`,
} as const;

export const note = styleIn('component', {
  paddingBlock: space[24],
  '@media': { [media.medium]: { ...place, display: 'grid' } },
});

export const words = variantsIn('component', {
  lead: {
    paddingTop: space[16],
    borderTop: ground,
    '@media': { [media.medium]: { marginRight: space.gutter }, [media.wide]: { marginRight: '3vw' } },
  },
  member: {
    '@media': {
      [media.medium]: {
        padding: `${space[12]} ${space.gutter} ${space[32]} 0`,
        borderTop: ground,
        /* The line ends before the text in the last place begins. */
        selectors: { [`:has(+ ${note}) > &`]: { marginRight: space.gutter, paddingRight: 0 } },
      },
    },
  },
});

export const name = styleIn('component', { overflowWrap: 'anywhere' });

/* Last place of the arcade: its text ends on the same line as the others. */
export const noteWords = styleIn('component', {
  '@media': { [media.medium]: { alignSelf: 'end', paddingInlineEnd: space[4] } },
});
