import { columnsLength, contentLength } from '../../layout/lengths.ts';
import { globalIn, styleIn } from '../../style/inLayer.ts';
import { contentWidth, space as lengths, media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space, width } = vars;

/*
 * A window with a visible scrollbar is narrower than 100vw: content that runs off the edge is clipped, so it cannot be scrolled to.
 */
export const article = styleIn('component', { overflowX: 'clip' });

export const head = styleIn('component', { paddingTop: 'clamp(24px, 3vw, 40px)' });

export const back = styleIn('component', { marginBottom: '16px' });

export const title = styleIn('component', {
  paddingBlock: '14px clamp(24px, 3vw, 44px)',
  maxWidth: `calc(11 * ${vars.size.d1})`,
  overflowWrap: 'anywhere',
});

export const sheet = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${space.gutter}`,
  paddingBottom: space.section,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

/** Picture with its caption. */
export const plate = styleIn('component', { display: 'grid', gap: '8px', alignContent: 'start', margin: 0 });

const bleed = `max(${space.margin}, (100vw - ${width.content}) / 2)`;

export const hero = styleIn('component', {
  marginRight: `calc(-1 * ${bleed})`,
  '@media': { [media.wide]: { gridColumn: '4 / -1', gridRow: 1 } },
});

/* The picture runs off the edge of the window, its caption does not. */
globalIn('component', `${hero} > figcaption`, { marginRight: bleed });

const heroHeight = 'clamp(240px, 44vw, 620px)';
export const heroLink = styleIn('component', { display: 'block', height: heroHeight });

export const heroPicture = styleIn('component', {
  height: '100%',
  borderRadius: radius['elbow-image'],
});

export const block = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridColumn: '1 / 4', gridRow: 1, alignSelf: 'end' } },
});

/* Two facts do not fit in a row beside the picture. */
globalIn('component', `${block} dl > * + *`, {
  '@media': {
    [media.wide]: {
      gridColumn: '1 / -1',
      borderTop: `1px solid ${color['border-strong']}`,
      borderInlineStart: 0,
    },
  },
});

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '8px',
});

export const time = styleIn('component', { display: 'block' });

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.1em',
  paddingTop: '12px',
  '@media': { [media.wide]: { gridColumn: '4 / 11' } },
});

/* Without a picture the text begins beside the block of facts. */
export const wordsAlone = styleIn('component', {
  '@media': { [media.wide]: { gridRow: 1, paddingTop: 0 } },
});
export const blockAlone = styleIn('component', { '@media': { [media.wide]: { alignSelf: 'start' } } });

export const gallery = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.gutter,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [media.wide]: { gridColumn: '4 / -1', marginTop: '24px' },
  },
});

/* Rows of seven and five columns alternate with one of all twelve; a single leftover picture takes the whole row. */
export const tile = styleIn('component', {
  '@media': {
    [media.medium]: {
      selectors: { '&:nth-child(3n), &:nth-child(3n + 1):last-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const tileLink = styleIn('component', {
  display: 'block',
  aspectRatio: '4 / 3',
  '@media': {
    [media.medium]: {
      aspectRatio: 'auto',
      height: 'clamp(220px, 26vw, 380px)',
      selectors: {
        [`${tile}:nth-child(3n) > &, ${tile}:nth-child(3n + 1):last-child > &`]: {
          height: 'clamp(240px, 34vw, 480px)',
        },
      },
    },
  },
});

export const tilePicture = styleIn('component', { height: '100%' });

export const waiting = styleIn('component', { display: 'grid', gap: '16px', color: color['text-2'] });

/* Values of the pictures’ `sizes` attributes, for browsers that choose among several files. The lead runs off the right edge. */
const besideWords = columnsLength(9, 12);
const edge = `max(${lengths.margin}, (100vw - ${contentWidth}) / 2)`;

export const heroSizes = `${media.wide} calc(${besideWords} + ${edge}), calc(100vw - ${lengths.margin})`;

/** Of a lead that is shown whole, as high as its frame: see `sizesFor`. */
export const heroWholeSizes = `calc(${heroHeight} * SHAPE)`;

const sizesOfTile = (share: number) =>
  `${media.wide} calc((${besideWords}) * ${share} / 12), ${media.medium} calc(${contentLength} * ${share} / 12), ${contentLength}`;

export const tileSizes = { whole: sizesOfTile(12), large: sizesOfTile(7), small: sizesOfTile(5) };
