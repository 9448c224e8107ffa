import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = styleIn('component', {
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  minHeight: 'clamp(260px, 31vw, 400px)',
});

/* Beside the words where there is room for both, else above them, standing on a ground of its own. */
export const viaduct = styleIn('component', {
  height: 'clamp(128px, 30vw, 232px)',
  borderBottom: `2px solid ${vars.color['field-line']}`,
  '@media': {
    [media.wide]: { position: 'absolute', inset: 0, height: '100%', borderBottom: 0 },
  },
});

export const words = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: `${vars.space[32]} clamp(28px, 3vw, 44px)`,
});

export const lede = styleIn('component', { maxWidth: '22em' });
