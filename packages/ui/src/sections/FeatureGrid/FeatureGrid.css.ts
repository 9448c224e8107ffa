import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing, radius, space } = vars;
const thin = `1px solid ${color['border-control']}`;
const strong = `2px solid ${color['border-strong']}`;
const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const sections = variantsIn('component', {
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '36px 5vw',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
  },
  tiles: {
    display: 'grid',
    gap: `40px ${space.gutter}`,
    '@media': {
      [media.medium]: { rowGap: '56px' },
      [media.wide]: { gridTemplateColumns: tracks(12), rowGap: '72px' },
    },
  },
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'clamp(28px, 4vw, 56px)' },
  rising: {
    display: 'grid',
    gap: `48px ${space.gutter}`,
    '@media': {
      [media.wide]: {
        gridTemplate: 'auto auto auto / 4fr repeat(3, minmax(0, 2.35fr))',
        gap: `0 ${space.gutter}`,
      },
    },
  },
  panels: {},
});

export const intros = variantsIn('component', {
  rows: { display: 'grid', gap: space[16], alignContent: 'start' },
  /* From 968 px the bottom of the heading is beside the text of the first tile. */
  tiles: {
    display: 'grid',
    gap: space[16],
    alignContent: 'end',
    '@media': { [media.wide]: { gridColumn: 'span 5', paddingInlineEnd: '3vw' } },
  },
  cards: { display: 'grid', gap: space[16] },
  /* The bottom of the heading is on the ground line of the pictures. */
  rising: {
    display: 'grid',
    gap: '20px',
    justifyItems: 'start',
    alignContent: 'start',
    '@media': { [media.wide]: { gridRow: 1, alignSelf: 'end', paddingRight: '2vw' } },
  },
  panels: {},
});

export const lists = variantsIn('component', {
  rows: { borderTop: strong, borderBottom: thin },
  tiles: {
    display: 'grid',
    gap: `40px ${space.gutter}`,
    '@media': {
      [media.medium]: { gridTemplateColumns: tracks(2), rowGap: '56px' },
      [media.wide]: { display: 'contents' },
    },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.gutter,
    '@media': {
      [media.medium]: { gridTemplateColumns: tracks(2) },
      [media.wide]: { gridTemplateColumns: tracks(3), borderBottom: strong },
    },
  },
  rising: {
    display: 'grid',
    gap: space[32],
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'repeat(3, 1fr)',
        gridTemplateRows: 'auto auto auto',
        gap: `0 ${space.gutter}`,
      },
      [media.wide]: { display: 'contents' },
    },
  },
  panels: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.gutter,
    '@media': { [media.medium]: { gridTemplateColumns: tracks(2) } },
  },
});

export const feature = styleIn('component', { position: 'relative', display: 'grid' });

export const features = variantsIn('component', {
  rows: {
    gridTemplateColumns: 'minmax(0, 1fr) 24px',
    gap: '6px 20px',
    alignItems: 'center',
    paddingBlock: '22px',
    selectors: { '& + &': { borderTop: thin } },
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 24px',
        paddingBlock: space[24],
      },
    },
  },
  /* Column widths: 7 beside the heading, then 4 4 4, then 7 and 5. */
  tiles: {
    gridTemplateColumns: '36% minmax(0, 1fr)',
    gap: '4px 20px',
    alignContent: 'start',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' },
      [media.wide]: {
        gridColumn: 'span 4',
        selectors: {
          '&:nth-child(4n + 1)': { gridColumn: 'span 7' },
          '&:nth-child(6n)': { gridColumn: 'span 5' },
        },
      },
    },
  },
  cards: {
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '2px 20px',
    alignContent: 'start',
    paddingBlock: '20px 22px',
    borderTop: thin,
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto',
        gap: '4px',
        padding: '28px 20px 28px 0',
        borderTop: strong,
      },
    },
  },
  rising: {
    gridTemplateColumns: '36% 1fr',
    columnGap: '20px',
    alignItems: 'start',
    '@media': {
      [media.medium]: { gridRow: 'span 3', gridTemplate: 'subgrid / 1fr', gap: 0 },
      [media.wide]: { gridRow: '1 / span 3' },
    },
  },
  panels: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 20px',
    alignContent: 'end',
    alignItems: 'end',
    minHeight: '200px',
    padding: space[24],
    borderRadius: '0 72px 0 0',
    transition: `border-radius ${duration.shape} ${easing.out}`,
    ':hover': { borderRadius: '0 110px 0 0' },
    '@media': {
      [media.medium]: { minHeight: '260px', padding: space[32] },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
});

export const tones = variantsIn('component', {
  tint: { background: color['tint-2'], color: color['on-tint'] },
  inverse: { background: color['field-2'], color: color['on-field'] },
});

/* The link covers the whole feature, but only the title is its name. */
export const link = styleIn('component', {
  minWidth: 0,
  overflowWrap: 'break-word',
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${feature}:hover &`]: {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.14em',
    },
  },
});

export const titles = variantsIn('component', {
  rows: {
    ...typography.h3,
    fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem)',
    fontStretch: '82%',
    lineHeight: 1,
    color: color.display,
  },
  tiles: {
    display: 'flex',
    gap: '10px',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    alignSelf: 'end',
  },
  cards: {},
  rising: {
    alignSelf: 'end',
    paddingBottom: '6px',
    '@media': { [media.medium]: { alignSelf: 'start', padding: '18px 0 8px' } },
  },
  panels: { color: 'inherit' },
});

export const texts = variantsIn('component', {
  rows: { gridColumn: 1, '@media': { [media.medium]: { gridColumn: 2, gridRow: 1 } } },
  tiles: {},
  cards: {},
  rising: {},
  /* Balanced wrapping keeps a figure such as `24-48 hours` from breaking at its dash on phones. */
  panels: { gridColumn: 1, textWrap: 'balance' },
});

const standing = { gridRow: 'auto', aspectRatio: 'auto', borderBottom: strong } as const;

export const pictures = variantsIn('component', {
  rows: {},
  cards: {},
  panels: {},
  tiles: {
    gridRow: 'span 2',
    aspectRatio: '4 / 5',
    borderRadius: radius['elbow-image-small'],
    '@media': {
      [media.medium]: { ...standing, height: 'clamp(220px, 29vw, 430px)', marginBottom: '14px' },
      [media.wide]: {
        selectors: {
          [`${features.tiles}:nth-child(4n + 1) &`]: {
            height: 'clamp(320px, 36vw, 520px)',
            borderRadius: radius['elbow-image'],
          },
          [`${features.tiles}:nth-child(6n) &`]: { height: 'clamp(320px, 36vw, 520px)' },
        },
      },
    },
  },
  /* Three pictures that grow to the right, all on one line. */
  rising: {
    gridRow: 'span 2',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    borderRadius: radius['elbow-image-small'],
    background: color['tint-2'],
    '@media': {
      [media.medium]: {
        ...standing,
        alignSelf: 'end',
        height: 'clamp(220px, 25vw, 400px)',
        borderRadius: radius['elbow-image'],
        selectors: {
          [`${features.rising}:nth-child(2) &`]: { height: 'clamp(280px, 32vw, 510px)' },
          [`${features.rising}:nth-child(3) &`]: { height: 'clamp(340px, 39vw, 620px)' },
        },
      },
    },
  },
});

export const drawing = styleIn('component', {
  gridRow: 'span 2',
  width: '104px',
  height: '80px',
  '@media': { [media.wide]: { gridRow: 'auto', width: '148px', height: '114px', marginBottom: '18px' } },
});

export const arches = styleIn('component', {
  gridColumn: 1,
  display: 'block',
  maxWidth: '100%',
  fill: 'none',
  stroke: color['accent-line'],
  strokeWidth: '2px',
  '@media': { [media.medium]: { gridColumn: 2, gridRow: 2 } },
});

export const arrow = styleIn('component', {
  color: color.link,
  transition: `translate ${duration.shape} ${easing.out}`,
  selectors: { [`${feature}:hover &`]: { translate: '4px' }, '&:dir(rtl)': { scale: '-1 1' } },
});

export const arrows = variantsIn('component', {
  rows: { gridColumn: 2, gridRow: 1, '@media': { [media.medium]: { gridColumn: 3 } } },
  tiles: { flex: 'none', transform: 'translateY(3px)' },
  cards: {},
  rising: {},
  panels: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end', color: 'inherit' },
});
