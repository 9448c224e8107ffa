import { variantsIn } from '../style/inLayer.ts';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

/** Class per distance, shared by every layout component. */
export const gaps = variantsIn('layout', {
  none: { gap: 0 },
  4: { gap: space[4] },
  8: { gap: space[8] },
  12: { gap: space[12] },
  16: { gap: space[16] },
  24: { gap: space[24] },
  32: { gap: space[32] },
  48: { gap: space[48] },
  64: { gap: space[64] },
  96: { gap: space[96] },
  128: { gap: space[128] },
  gutter: { gap: space.gutter },
});
