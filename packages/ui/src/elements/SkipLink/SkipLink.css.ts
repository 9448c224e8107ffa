import { styleIn } from '../../style/inLayer.ts';
import { stacking } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const skip = styleIn('element', {
  ...typography.ui,
  position: 'absolute',
  zIndex: stacking.skip,
  insetInlineStart: vars.space.margin,
  top: '-80px',
  padding: '14px 16px',
  background: vars.color.accent,
  color: vars.color['on-accent'],
  ':hover': { color: vars.color['on-accent'] },
  ':focus': { top: '8px' },
});
