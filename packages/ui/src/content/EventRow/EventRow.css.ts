import { contentLength } from '../../layout/lengths.ts';
import { clampedLines } from '../../style/clampedLines.ts';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

const numeralColumn = 'clamp(110px, 13vw, 190px)';
const pictureColumn = 'clamp(200px, 26vw, 380px)';
const firstPictureColumn = 'clamp(320px, 39vw, 560px)';

/*
 * Phones: numeral beside the drawing, text below, and a small drawing from the second row on. From 768 px: three columns. From
 * 968 px: the button is in a fourth column.
 */
export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  paddingBlock: '28px',
  borderBottom: `1px solid ${color['border-control']}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `${numeralColumn} ${pictureColumn} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      gap: '20px clamp(20px, 3vw, 48px)',
      paddingBlock: '32px',
    },
  },
});

export const variants = variantsIn('component', {
  first: {
    '@media': {
      [media.wide]: {
        gridTemplateColumns: `${numeralColumn} ${firstPictureColumn} minmax(0, 1fr)`,
        paddingBlockStart: '36px',
      },
    },
  },
  row: {
    '@media': {
      [media.belowMedium]: { rowGap: '12px' },
      [media.wide]: {
        gridTemplateColumns: `${numeralColumn} ${pictureColumn} minmax(0, 1fr) auto`,
        gridTemplateRows: '1fr',
      },
    },
  },
});

export const date = styleIn('component', {
  display: 'grid',
  gap: '10px',
  gridRow: 1,
  '@media': {
    [media.medium]: { gridRow: '1 / span 2' },
    [media.wide]: { selectors: { [`${variants.row} > &`]: { gridRow: 1 } } },
  },
});

export const day = styleIn('component', {
  ...typography.num,
  fontSize: '4.25rem',
  color: color.display,
  '@media': { [media.medium]: { fontSize: 'clamp(4.5rem, 8.6vw, 9rem)' } },
});

export const month = styleIn('component', typography.label);

export const art = styleIn('component', {
  gridColumn: 2,
  gridRow: 1,
  width: '100%',
  aspectRatio: '16 / 10',
  borderRadius: '0 48px 0 0',
  '@media': {
    [media.belowMedium]: {
      selectors: {
        [`${variants.row} > &`]: {
          justifySelf: 'end',
          width: '96px',
          aspectRatio: '1',
          borderRadius: '0 28px 0 0',
        },
      },
    },
    [media.medium]: { gridRow: '1 / span 2', aspectRatio: '4 / 3' },
    [media.wide]: {
      selectors: {
        [`${variants.first} > &`]: { borderRadius: radius['elbow-image'] },
        [`${variants.row} > &`]: { gridRow: 1 },
      },
    },
  },
});

/* A flyer keeps the shape that most flyers have. */
export const whole = styleIn('component', {
  aspectRatio: '4 / 5',
  '@media': {
    [media.belowMedium]: { selectors: { [`${variants.row} > &`]: { aspectRatio: '4 / 5' } } },
    [media.medium]: { aspectRatio: '4 / 5' },
  },
});

export const body = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  alignContent: 'start',
  '@media': {
    [media.medium]: { gridColumn: 3 },
    [media.wide]: { selectors: { [`${variants.first} > &`]: { gap: '14px' } } },
  },
});

export const marks = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });

/* The full description is on the event’s page. */
export const description = styleIn('component', {
  ...clampedLines(3),
  whiteSpace: 'pre-line',
  '@media': {
    [media.belowMedium]: { selectors: { [`${variants.row} &`]: { WebkitLineClamp: 2 } } },
  },
});

export const title = styleIn('component', {
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: {
      selectors: { [`${variants.first} &`]: { ...typography.h2, color: color.display } },
    },
  },
});

/* From 968 px the button is at the bottom of its row, level with the lower edge of the drawing. */
export const action = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '6px',
  '@media': {
    [media.medium]: { gridColumn: 3, justifyItems: 'start', alignSelf: 'end' },
    [media.wide]: { selectors: { [`${variants.row} > &`]: { gridColumn: 4, gridRow: 1 } } },
  },
});

export const host = styleIn('component', { overflowWrap: 'anywhere' });

/** Values of the picture’s `sizes` attribute, for browsers that choose among several files. */
export const sizes = {
  first: `${media.wide} ${firstPictureColumn}, ${media.medium} ${pictureColumn}, calc(${contentLength} - 100px)`,
  // A square of 96 px crops a wider picture to its middle.
  row: `${media.medium} ${pictureColumn}, 128px`,
};
