import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const intro = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `8px ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: '20px clamp(28px, 4vw, 56px)',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)' } },
});

export const note = styleIn('component', { maxWidth: '46ch' });
