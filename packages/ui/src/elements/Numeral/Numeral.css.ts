import { variantsIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const numeral = { ...typography.num, color: vars.color.display };

export const sizes = variantsIn('element', {
  large: numeral,
  medium: { ...numeral, fontSize: '4.25rem' },
  small: { ...numeral, fontSize: '2.75rem' },
});
