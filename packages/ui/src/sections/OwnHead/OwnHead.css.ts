import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = styleIn('component', {
  paddingTop: 'clamp(28px, 3.4vw, 48px)',
  paddingBottom: '20px',
  borderBottom: `2px solid ${vars.color['border-strong']}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const title = styleIn('component', { marginTop: '8px', overflowWrap: 'anywhere' });
