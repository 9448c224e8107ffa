import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const ground = styleIn('layout', {
  width: '100%',
  border: 0,
  borderTop: `2px solid ${vars.color['border-strong']}`,
});
