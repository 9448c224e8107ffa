import { styleIn, variantsIn } from '@banyan/ui/style/inLayer';
import { onField, vars } from '@banyan/ui/theme';

const { color } = vars;
const sign = 'var(--sign, currentcolor)';

export const strip = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  alignItems: 'center',
  padding: '10px 14px',
  color: color.text,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: {
    [`${onField} &`]: { background: color['field-2'], borderTop: `2px solid ${color.accent}` },
  },
});

const tone = (background: string, mark: string) => ({
  background,
  vars: { '--sign': mark },
});

export const tones = variantsIn('component', {
  info: { background: color.tint },
  success: tone(color['success-bg'], color.success),
  warning: tone(color['warning-bg'], color.warning),
  critical: tone(color['danger-bg'], color.danger),
});

export const icon = styleIn('component', {
  flex: 'none',
  color: sign,
  selectors: { [`${onField} &`]: { color: 'currentcolor' } },
});

export const words = styleIn('component', { flex: '1 1 16em', minWidth: 0 });
