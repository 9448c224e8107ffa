import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space } = vars;

export const values = styleIn('component', {
  display: 'grid',
  gap: `48px ${space.gutter}`,
  '@media': {
    [media.wide]: {
      gridTemplate: 'auto auto auto / 4fr repeat(3, minmax(0, 2.35fr))',
      gap: `0 ${space.gutter}`,
    },
  },
});

/* Its foot stands on the ground of the cards. */
export const intro = styleIn('component', {
  display: 'grid',
  gap: '20px',
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.wide]: { gridRow: 1, alignSelf: 'end', paddingRight: '2vw' } },
});

export const cards = styleIn('component', {
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
});

export const card = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '36% 1fr',
  columnGap: '20px',
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridRow: 'span 3', gridTemplate: 'subgrid / 1fr', gap: 0 },
    [media.wide]: { gridRow: '1 / span 3' },
  },
});

/* Three drawings that grow to the right, all standing on one line. */
export const art = styleIn('component', {
  gridRow: 'span 2',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius['elbow-image-small'],
  background: color['tint-2'],
  '@media': {
    [media.medium]: {
      gridRow: 'auto',
      alignSelf: 'end',
      aspectRatio: 'auto',
      height: 'clamp(220px, 25vw, 400px)',
      borderRadius: radius['elbow-image'],
      borderBottom: `2px solid ${color['border-strong']}`,
      selectors: {
        [`${card}:nth-child(2) &`]: { height: 'clamp(280px, 32vw, 510px)' },
        [`${card}:nth-child(3) &`]: { height: 'clamp(340px, 39vw, 620px)' },
      },
    },
  },
});

export const title = styleIn('component', {
  alignSelf: 'end',
  paddingBottom: '6px',
  '@media': { [media.medium]: { alignSelf: 'start', padding: '18px 0 8px' } },
});
