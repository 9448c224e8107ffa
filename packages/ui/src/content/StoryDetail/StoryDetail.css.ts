import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space } = vars;
const line = `2px solid ${color['border-strong']}`;

export const head = styleIn('component', { paddingTop: 'clamp(24px, 3vw, 40px)' });

export const back = styleIn('component', { marginBottom: '16px' });

export const title = styleIn('component', {
  paddingBlock: '14px clamp(24px, 3vw, 44px)',
  maxWidth: `calc(11 * ${vars.size.d1})`,
  overflowWrap: 'anywhere',
});

export const art = styleIn('component', {
  height: 'clamp(240px, 48vw, 680px)',
  borderBottom: line,
  borderRadius: radius['elbow-image'],
});

/* Without a picture the root hangs from the line. */
export const ground = styleIn('component', { borderTop: line });

export const story = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${space.gutter}`,
  paddingBottom: space.section,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

/* From 968 px a root hangs from the lower edge of the picture. */
export const root = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignContent: 'start',
  paddingTop: '24px',
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) 150px auto' },
    [media.wide]: {
      position: 'sticky',
      top: '60px',
      gridColumn: '1 / 4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignSelf: 'start',
      gap: '28px',
      marginLeft: '14px',
      padding: '40px 0 12px 28px',
      borderLeft: line,
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          left: '-7px',
          bottom: '-6px',
          width: '12px',
          height: '12px',
          borderRadius: '50%',
          background: color['accent-line'],
        },
      },
    },
  },
});

export const by = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 16px',
  alignItems: 'end',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px 0' } },
});

export const niche = styleIn('component', {
  gridRow: 'span 2',
  '@media': {
    [media.wide]: {
      gridRow: 'auto',
      width: '112px',
      height: '140px',
      borderRadius: '56px 56px 0 0',
      fontSize: '2.5rem',
    },
  },
});

export const author = styleIn('component', { ...typography.h4, lineHeight: 1.15 });

export const role = styleIn('component', { alignSelf: 'start' });

export const readTime = styleIn('component', {
  display: 'grid',
  gap: '6px',
  width: '100%',
  minWidth: '140px',
  maxWidth: '220px',
  alignContent: 'end',
  color: color['text-2'],
});

export const share = styleIn('component', { justifySelf: 'start', alignSelf: 'end' });

export const body = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '24px',
  paddingTop: 'clamp(20px, 3vw, 44px)',
  '@media': { [media.medium]: { gridColumn: '2 / -1' }, [media.wide]: { gridColumn: '5 / 12' } },
});

const part = { paddingTop: '20px', borderTop: `1px solid ${color.border}` } as const;

export const tags = styleIn('component', { ...part, display: 'flex', flexWrap: 'wrap', gap: '8px' });

/* Content after the text: the author’s other stories, comments. */
export const after = styleIn('component', { ...part, display: 'grid', gap: '12px', justifyItems: 'start' });

export const related = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 6vw',
  marginTop: '32px',
});

export const relatedPair = styleIn('component', {
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const small = styleIn('component', {
  paddingBlock: '24px',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '* + &': { borderTop: `1px solid ${color['border-control']}` },
  },
});

export const sunk = styleIn('component', { background: color.sunk, paddingBlock: space.section });

/** Value of the portrait’s `sizes` attribute. The portrait covers the niche: see `sizesFor`. */
export const nicheSizes = `${media.wide} max(112px, 140px * SHAPE), max(72px, 90px * SHAPE)`;
