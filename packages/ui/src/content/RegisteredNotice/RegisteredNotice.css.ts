import { styleIn } from '../../style/inLayer.ts';

export const reference = styleIn('component', {
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
});
