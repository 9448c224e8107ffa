import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { styleIn, variantsIn } from '../inLayer.ts';

const { color } = vars;

export const notice = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '4px 14px',
  padding: '18px 22px 20px',
  borderTop: '4px solid currentColor',
});

const tone = (background: string, text: string) => ({ background, color: text });

export const tones = variantsIn('component', {
  info: tone(color.tint, color['on-tint']),
  success: tone(color['success-bg'], color.success),
  warning: tone(color['warning-bg'], color.warning),
  critical: tone(color['danger-bg'], color.danger),
});

export const icon = styleIn('component', { marginBlockStart: '2px' });

export const heading = styleIn('component', { ...typography.h4, color: color.text });

export const body = styleIn('component', {
  gridColumn: 2,
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  maxWidth: '58ch',
  color: color.text,
});
