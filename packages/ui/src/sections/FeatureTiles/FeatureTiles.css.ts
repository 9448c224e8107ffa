import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing, radius, space } = vars;
const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const section = styleIn('component', {
  display: 'grid',
  gap: `40px ${space.gutter}`,
  '@media': {
    [media.medium]: { rowGap: '56px' },
    [media.wide]: { gridTemplateColumns: tracks(12), rowGap: '72px' },
  },
});

/* From 968 px its foot stands beside the words of the first tile. */
export const intro = styleIn('component', {
  display: 'grid',
  gap: space[16],
  alignContent: 'end',
  '@media': { [media.wide]: { gridColumn: 'span 5', paddingInlineEnd: '3vw' } },
});

export const tiles = styleIn('component', {
  display: 'grid',
  gap: `40px ${space.gutter}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: tracks(2), rowGap: '56px' },
    [media.wide]: { display: 'contents' },
  },
});

/* 7 beside the heading, then 4 4 4, then 7 and 5. */
export const tile = styleIn('component', {
  position: 'relative',
  display: 'grid',
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
});

export const art = styleIn('component', {
  gridRow: 'span 2',
  aspectRatio: '4 / 5',
  borderRadius: radius['elbow-image-small'],
  '@media': {
    [media.medium]: {
      gridRow: 'auto',
      aspectRatio: 'auto',
      height: 'clamp(220px, 29vw, 430px)',
      marginBottom: '14px',
      borderBottom: `2px solid ${color['border-strong']}`,
    },
    [media.wide]: {
      selectors: {
        [`${tile}:nth-child(4n + 1) &`]: {
          height: 'clamp(320px, 36vw, 520px)',
          borderRadius: radius['elbow-image'],
        },
        [`${tile}:nth-child(6n) &`]: { height: 'clamp(320px, 36vw, 520px)' },
      },
    },
  },
});

export const heading = styleIn('component', {
  display: 'flex',
  gap: '10px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  alignSelf: 'end',
});

/* The whole tile is pressed, but only the words are the link's name. */
export const link = styleIn('component', {
  minWidth: 0,
  overflowWrap: 'break-word',
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${tile}:hover &`]: {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.16em',
    },
  },
});

export const arrow = styleIn('component', {
  flex: 'none',
  color: color.link,
  transform: 'translateY(3px)',
  transition: `transform ${duration.shape} ${easing.out}`,
  selectors: {
    [`${tile}:hover &`]: { transform: 'translate(4px, 3px)' },
    '&:dir(rtl)': { scale: '-1 1' },
  },
});
