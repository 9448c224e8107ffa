import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, width } = vars;

const leastHeight = '720px';

export const ticket = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', minHeight: leastHeight },
  },
});

export const art = styleIn('component', {
  position: 'relative',
  height: '210px',
  overflow: 'hidden',
  background: color['tint-2'],
  '@media': { [media.medium]: { height: '400px' }, [media.wide]: { height: 'auto' } },
});

/* A flyer is readable: high enough on phones, and beside the date, which covers a corner of other pictures. */
const flyerHeight = 'min(140vw, 640px)';
export const artWhole = styleIn('component', { '@media': { [media.belowWide]: { height: flyerHeight } } });

/* Out of the flow: the text decides the height of the page. */
export const picture = styleIn('component', { position: 'absolute', inset: 0 });

export const pictureWhole = styleIn('component', {
  inset: '0 0 96px',
  '@media': { [media.wide]: { inset: '160px 0 0' } },
});

export const notch = styleIn('component', {
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  padding: `16px 22px 0 ${space.margin}`,
  background: color.bg,
  '@media': {
    [media.wide]: {
      insetInline: 'auto 0',
      top: 0,
      bottom: 'auto',
      gap: '18px',
      padding: '28px 4px 28px 32px',
    },
  },
});

export const side = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  alignContent: 'start',
  justifyItems: 'start',
  padding: `8px ${space.margin} ${space.section}`,
  '@media': {
    [media.wide]: {
      padding: `clamp(32px, 4vw, 56px) max(${space.margin}, (100vw - ${width.content}) / 2) ${space.section} clamp(32px, 5vw, 88px)`,
    },
  },
});

export const title = styleIn('component', { overflowWrap: 'anywhere' });

export const description = styleIn('component', { whiteSpace: 'pre-line' });

export const seats = styleIn('component', { justifySelf: 'stretch', paddingBlockStart: space[8] });

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
});

export const stubs = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  justifySelf: 'stretch',
  selectors: { '&:not(:empty)': { paddingBlockStart: '18px' } },
});

/* Tear line of the ticket. */
export const stub = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  paddingBlockStart: '28px',
  borderTop: `1px dashed ${color['border-control']}`,
});

export const loading = styleIn('component', { display: 'grid', gap: '18px', width: '100%' });

export const loadingTitle = styleIn('component', { height: '96px' });

export const failed = styleIn('component', { justifySelf: 'stretch' });

globalIn('component', `${failed} > h1`, typography.d2);

/** Value of the picture’s `sizes` attribute. The picture covers a box of the page’s height: see `sizesFor`. */
export const sizes = `${media.wide} max(41.7vw, ${leastHeight} * SHAPE), 100vw`;
