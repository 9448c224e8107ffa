import { globalIn, styleIn, variantsIn } from '../../style/inLayer.ts';
import { onField } from '../../theme/contexts.css.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const notice = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '4px 14px',
  padding: '18px 22px 20px',
  borderTop: '4px solid currentColor',
  /* A light surface of its own on the field, where text is white: its text takes the tone’s color. */
  selectors: { [`${onField} &`]: { vars: { [color.text]: 'currentcolor' } } },
});

const tone = (background: string, text: string) => ({ background, color: text });

export const tones = variantsIn('component', {
  info: tone(color['tint-2'], color['on-tint']),
  success: tone(color['success-bg'], color.success),
  warning: tone(color['warning-bg'], color.warning),
  critical: tone(color['danger-bg'], color.danger),
});

export const icon = styleIn('component', { marginBlockStart: '2px' });

export const heading = styleIn('component', { ...typography.h4, color: color.text });

/* Links take the color of the text: the brand color is not readable on every tone. */
export const body = styleIn('component', {
  vars: { [color.link]: color.text, [color['link-hover']]: color.text },
  gridColumn: 2,
  maxWidth: '58ch',
  color: color.text,
});

globalIn('component', `${body} > :is(p, ul, ol) + *`, { marginBlockStart: vars.space[12] });
