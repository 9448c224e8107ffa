import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, width } = vars;

const numeralSize = 'clamp(8rem, 29vw, 31rem)';

export const sky = styleIn('component', {
  position: 'relative',
  overflow: 'clip',
  height: 'clamp(300px, 37vw, 660px)',
  background: color['giving-sky'],
  '@media': { [media.wide]: { height: 'clamp(300px, 32vw, 600px)' } },
});

export const arch = styleIn('component', { position: 'absolute', inset: 0 });

/* On phones the numeral is in front of the doorway and has the color of its lines: they begin above it, not on the ground. */
globalIn('component', `${arch} > g:last-child`, {
  '@media': {
    '(max-width: 519.98px)': { strokeDasharray: `0 calc(1.1 * ${numeralSize} + 18px) 2000px` },
  },
});

/* The numeral has the ground’s color and merges with it. */
export const numeral = styleIn('component', {
  position: 'absolute',
  left: `max(${space.margin}, (100% - ${width.content}) / 2)`,
  bottom: 0,
  height: '1em',
  marginLeft: '-0.014em',
  fontFamily: vars.font.display,
  fontSize: numeralSize,
  fontStretch: '86%',
  fontWeight: 620,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: color.field,
  transform: 'translateY(0.165em)',
  '@supports': {
    '(text-box: trim-both cap alphabetic)': {
      textBox: 'trim-both cap alphabetic',
      height: 'auto',
      transform: 'translateY(0.008em)',
    },
  },
});

export const plus = styleIn('component', { marginLeft: '0.02em', fontWeight: 300 });

export const ground = styleIn('component', { background: color.field, paddingBottom: space.section });

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '36px 7vw',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
  },
});

export const heading = styleIn('component', {
  paddingTop: '28px',
  fontSize: 'clamp(2.75rem, 1.6rem + 4.2vw, 5.5rem)',
  overflowWrap: 'break-word',
});

export const lede = styleIn('component', { marginTop: space[24] });
