import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { brand, color, space } = vars;
const edge = `max(${space.margin}, calc((100vw - ${vars.width.content}) / 2))`;

export const film = styleIn('component', {
  position: 'relative',
  width: '100%',
  maxHeight: '560px',
  aspectRatio: '4 / 5',
  /*
   * In dark mode the letters merge with this line, because the field below is a night surface; in light mode it merges with the
   * field.
   */
  borderBlockEnd: `10px solid ${color.accent}`,
  overflow: 'clip',
  background: color.field,
  '@media': {
    [media.medium]: { aspectRatio: '16 / 9' },
    [media.wide]: { aspectRatio: '21 / 9', maxHeight: '70vh' },
  },
});

/* The picture is positioned by its plumb bob, which lands on the ground to the right of the text at every width. */
export const video = styleIn('component', {
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  maxWidth: 'none',
  height: '116.4%',
  objectFit: 'cover',
  objectPosition: '46.6% 0',
  '@media': {
    [media.wide]: {
      top: 'auto',
      bottom: '-7.73vw',
      height: 'auto',
      aspectRatio: '16 / 9',
      objectPosition: '50% 0',
    },
  },
});

/*
 * Letters in the ground’s own color on its edge. Trimmed to the baseline if the browser supports it, otherwise moved there by a
 * measured distance. Only words without descenders fit here.
 */
export const word = styleIn('component', {
  position: 'absolute',
  left: edge,
  bottom: 0,
  height: '1em',
  marginLeft: '-0.02em',
  fontFamily: vars.font.display,
  fontSize: '26vw',
  fontStretch: '78%',
  fontWeight: 620,
  letterSpacing: '-0.016em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: color.accent,
  transform: 'translateY(0.152em)',
  pointerEvents: 'none',
  '@supports': {
    '(text-box: trim-both cap alphabetic)': {
      textBox: 'trim-both cap alphabetic',
      height: 'auto',
      transform: 'translateY(0.008em)',
    },
  },
  '@media': {
    [media.medium]: { fontSize: '17.4vw' },
    [media.wide]: { fontSize: 'min(16vw, 17rem)' },
  },
});

export const controls = styleIn('component', {
  position: 'absolute',
  right: edge,
  bottom: '20px',
  display: 'grid',
  gap: space[8],
  '@media': { [media.medium]: { gridAutoFlow: 'column', bottom: space[24] } },
});

export const button = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: `1px solid ${color['field-line']}`,
  borderRadius: vars.radius['elbow-control'],
  background: brand[900],
  color: color['on-field'],
  ':hover': { background: color['on-field'], color: brand[900] },
  ':focus-visible': { outlineColor: color['focus-on-field'] },
});
