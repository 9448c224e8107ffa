import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/* Sheet of a preview, with space below the last line for the stamp. */
export const sheet = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  justifyItems: 'start',
  padding: '20px 20px 72px',
  border: `1px solid ${color.border}`,
  borderTop: `2px solid ${color['border-strong']}`,
  background: color.bg,
  overflowWrap: 'anywhere',
});
