import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const closed = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '12px',
  paddingBlock: '40px 8px',
  borderTop: `2px solid ${vars.color['border-strong']}`,
});

export const drawing = styleIn('component', { width: '264px', height: '192px' });

export const heading = styleIn('component', { paddingBlockStart: '4px' });

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBlockStart: '8px',
});
