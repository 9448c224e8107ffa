import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const badge = styleIn('element', {
  ...typography.label,
  fontStretch: '112%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '2px 8px',
  /* A transparent border, so that forced colors still show an edge. */
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
});

const filled = (background: string, text: string) => ({ background, color: text });

export const tones = variantsIn('element', {
  standard: filled(color['tint-2'], color['on-tint']),
  accent: filled(color.accent, color['on-accent']),
  success: filled(color['success-bg'], color.success),
  warning: filled(color['warning-bg'], color.warning),
  critical: filled(color['danger-bg'], color.danger),
  line: { borderColor: color['border-control'], color: color.text },
});
