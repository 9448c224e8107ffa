import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const view = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
});

export const reference = styleIn('component', {
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  overflowWrap: 'anywhere',
});

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px',
});
