import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const band = styleIn('component', {
  paddingBlock: 'clamp(28px, 3.4vw, 48px) clamp(48px, 6vw, 88px)',
});

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[32]} 6vw`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)', alignItems: 'start' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
  },
});

export const words = styleIn('component', {
  '@media': { [media.wide]: { fontSize: 'clamp(1.5rem, 2.2vw, 2rem)', lineHeight: 1.32 } },
});

/* On phones the button comes first; nothing before it is focusable, so the visual order may differ from the reading order. */
export const way = styleIn('component', {
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  '@media': { [media.belowMedium]: { order: -1 } },
});
