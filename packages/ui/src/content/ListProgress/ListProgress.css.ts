import { keyframes } from '@vanilla-extract/css';
import { sunk } from '../../layout/Section/Section.css.ts';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { visibility: 'hidden' } });

export const root = styleIn('component', { position: 'relative' });

/* Cut into the first corner of the content, in the background color: it takes no space, so nothing moves when it disappears. */
export const notch = styleIn('component', {
  ...typography.small,
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 1,
  padding: '12px 14px 4px 0',
  background: color.bg,
  color: color['text-2'],
  selectors: { [`${sunk} &`]: { background: color.sunk } },
  '@media': { [media.motion]: { animation: `${appear} 150ms step-end` } },
});

export const outdated = styleIn('component', { marginBottom: space[32] });
