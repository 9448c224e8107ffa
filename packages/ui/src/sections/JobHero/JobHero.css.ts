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

/* Below 968 px it stands behind the words: the narrower, the further away, so that they stay readable over its light. */
export const viaduct = styleIn('component', {
  position: 'absolute',
  inset: 0,
  '@media': { [media.belowWide]: { opacity: 0.3 }, [media.belowMedium]: { opacity: 0.18 } },
});

export const words = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: '40px clamp(28px, 3vw, 44px)',
});

export const lede = styleIn('component', { maxWidth: '22em' });
