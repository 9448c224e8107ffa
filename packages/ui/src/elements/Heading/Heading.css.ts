import { variantsIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { display, text } = vars.color;

export const sizes = variantsIn('element', {
  d1: { ...typography.d1, color: display },
  d2: { ...typography.d2, color: display },
  h2: { ...typography.h2, color: display },
  h3: { ...typography.h3, color: text },
  h4: { ...typography.h4, color: text },
});
