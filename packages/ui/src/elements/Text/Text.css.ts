import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const sizes = variantsIn('element', {
  lede: typography.lede,
  read: typography.read,
  body: { ...typography.body, textWrap: 'pretty' },
  small: { ...typography.small, textWrap: 'pretty' },
  label: typography.label,
});

export const measures = variantsIn('element', {
  lede: { maxWidth: '34em' },
  read: { maxWidth: '62ch' },
  body: { maxWidth: '58ch' },
  small: { maxWidth: '58ch' },
  label: { maxWidth: '58ch' },
});

export const quiet = styleIn('element', { color: vars.color['text-2'] });
