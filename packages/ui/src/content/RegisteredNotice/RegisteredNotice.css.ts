import { styleIn } from '../../style/inLayer.ts';

export const reference = styleIn('component', {
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/* Numbered list: the steps are in order of time. */
export const steps = styleIn('component', {
  display: 'grid',
  gap: '4px',
  marginBlock: '8px',
  paddingInlineStart: '20px',
  listStyle: 'decimal',
  maxWidth: '58ch',
});

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
});
