import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const sunk = styleIn('layout', { background: vars.color.sunk });

const { section } = vars.space;

export const spacings = variantsIn('layout', {
  none: {},
  section: { paddingBlock: section },
  top: { paddingBlockStart: section },
  bottom: { paddingBlockEnd: section },
});
