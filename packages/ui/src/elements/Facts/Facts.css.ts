import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const facts = styleIn('element', { display: 'grid', alignContent: 'start', gap: '10px' });

export const row = styleIn('element', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
});

export const icon = styleIn('element', { paddingBlockStart: '3px', color: vars.color['text-2'] });

export const value = styleIn('element', { fontWeight: 540 });
