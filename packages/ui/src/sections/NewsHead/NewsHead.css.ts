import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = styleIn('component', { paddingTop: 'clamp(40px, 6vw, 88px)' });

export const ground = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 6vw',
  alignItems: 'end',
  paddingBottom: '16px',
  borderBottom: `2px solid ${vars.color['border-strong']}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
