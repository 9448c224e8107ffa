import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, width } = vars;
const numerals = 'clamp(9rem, 29vw, 30rem)';
const left = `max(${space.margin}, (100% - ${width.content}) / 2)`;

export const sky = styleIn('component', {
  position: 'relative',
  overflow: 'clip',
  height: 'clamp(260px, 40vw, 600px)',
  background: color.sky,
});

export const tree = styleIn('component', { position: 'absolute', inset: 0, opacity: 0.9 });

/* Like the hero’s word, the numerals have the ground’s color and merge with it. */
export const code = styleIn('component', {
  position: 'absolute',
  left,
  bottom: 0,
  display: 'flex',
  alignItems: 'flex-end',
  gap: '0.06em',
  marginLeft: '-0.03em',
  fontFamily: vars.font.display,
  fontSize: numerals,
  fontWeight: 620,
  fontStretch: '86%',
  lineHeight: 1,
  color: color.bg,
});

export const digit = styleIn('component', {
  transform: 'translateY(0.165em)',
  '@supports': {
    '(text-box: trim-both cap alphabetic)': {
      textBox: 'trim-both cap alphabetic',
      transform: 'translateY(0.008em)',
    },
  },
});

export const arch = styleIn('component', { width: '0.46em', height: 'calc(1cap + 0.012em)' });

/* Hangs beside the missing page without touching anything. */
export const plumb = styleIn('component', {
  position: 'absolute',
  left: `calc(${left} + ${numerals} * 1.82)`,
  top: 0,
  width: 'max(2px, 0.3vw)',
  height: '58%',
  background: color.accent,
  '::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '-18px',
    width: '22px',
    height: '24px',
    marginLeft: '-11px',
    borderRadius: '8px',
    background: color.accent,
  },
});

export const ground = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 6vw',
  alignItems: 'start',
  paddingBlock: `clamp(28px, 3.4vw, 48px) ${space.section}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const words = styleIn('component', { display: 'grid', gap: space[16], alignContent: 'start' });

export const nearest = styleIn('component', { display: 'grid', gap: space[4], marginTop: space[8] });

export const nearestLabel = styleIn('component', { ...typography.label, color: color['text-2'] });

export const nearestLinks = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[32]}`,
  listStyle: 'none',
});

export const search = styleIn('component', { marginTop: space[24] });
