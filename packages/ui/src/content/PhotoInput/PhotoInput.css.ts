import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;
/* A radius of half the width is 40% of the height at 4:5. */
const arch = '50% 50% 0 0 / 40% 40% 0 0';

export const frame = styleIn('component', {
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  width: '100%',
  maxWidth: '300px',
  aspectRatio: '4 / 5',
  border: `1.5px dashed ${color['border-control']}`,
  borderRadius: arch,
  background: color.tint,
  color: color['on-tint'],
  textAlign: 'center',
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color['border-strong'] },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
    '&:has([aria-invalid])': { borderColor: color.danger },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const filled = styleIn('component', { borderStyle: 'solid' });

export const drawing = styleIn('component', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: color['border-control'],
  strokeWidth: 1.25,
  opacity: 0.7,
});

export const portrait = styleIn('component', {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: arch,
});

export const photograph = styleIn('component', {
  position: 'absolute',
  inset: 0,
  height: '100%',
  borderRadius: 0,
});

/* A background of its own, so that neither the arches nor a photograph shows behind the text. */
export const words = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: space[4],
  padding: '16px 20px 24px',
  background: color.tint,
  selectors: { [`${filled} > &`]: { padding: '10px 16px' } },
});

export const label = styleIn('component', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  fontWeight: 620,
});

export const hint = styleIn('component', { fontSize: size.small, lineHeight: 1.45 });

/* Covers everything: the whole niche accepts clicks and dropped files. */
export const input = styleIn('component', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': {
    /* Without scripts only the browser’s own control shows the chosen file. */
    '(scripting: none)': {
      position: 'relative',
      height: 'auto',
      padding: '0 20px 20px',
      background: color.tint,
      opacity: 1,
    },
  },
});
