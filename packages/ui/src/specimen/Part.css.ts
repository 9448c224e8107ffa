import { styleIn } from '../style/inLayer.ts';
import { media } from '../theme/scales.ts';
import { typography } from '../theme/typography.ts';
import { vars } from '../theme/vars.css.ts';

const onPage = (rule: Parameters<typeof styleIn>[1]) => styleIn('page', rule);

export const sheet = onPage({ background: vars.color.bg, color: vars.color.text, overflow: 'hidden' });

export const part = onPage({
  display: 'grid',
  gap: '24px',
  padding: '40px 0 56px',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.wide]: { gridTemplateColumns: '260px minmax(0, 1fr)', gap: '56px' } },
});
export const title = onPage({ ...typography.h3, color: vars.color.display });
export const note = onPage({
  ...typography.small,
  color: vars.color['text-2'],
  paddingTop: '8px',
  maxWidth: '34ch',
});

export const ramp = onPage({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  height: '48px',
});
export const pair = onPage({
  ...typography.h4,
  display: 'grid',
  placeItems: 'center',
  minHeight: '88px',
  padding: '8px',
  textAlign: 'center',
});

/** Fill per color, as a class: the server’s markup has no style attributes. */
const fill = (color: string) => onPage({ background: color });
export const brandFills = [
  fill(vars.brand[950]),
  fill(vars.brand[900]),
  fill(vars.brand[800]),
  fill(vars.brand[700]),
  fill(vars.brand[600]),
  fill(vars.brand[500]),
  fill(vars.brand[400]),
  fill(vars.brand[300]),
  fill(vars.brand[200]),
  fill(vars.brand[100]),
  fill(vars.brand[50]),
];
export const accentFills = [fill(vars.accent[400]), fill(vars.accent[300])];

const onGround = (background: string, color: string) => onPage({ background, color });
export const grounds = {
  'text-2 on sunk': onGround(vars.color.sunk, vars.color['text-2']),
  'on-tint': onGround(vars.color.tint, vars.color['on-tint']),
  'on-field': onGround(vars.color.field, vars.color['on-field']),
  'on-primary': onGround(vars.color.primary, vars.color['on-primary']),
  'on-accent': onGround(vars.color.accent, vars.color['on-accent']),
  danger: onGround(vars.color['danger-bg'], vars.color.danger),
  success: onGround(vars.color['success-bg'], vars.color.success),
  warning: onGround(vars.color['warning-bg'], vars.color.warning),
};

/** Small selection of the components, shown in every chapter’s colors. */
export const chapter = onPage({
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  justifyItems: 'start',
  padding: '20px',
  background: vars.color.bg,
  color: vars.color.text,
  border: `1px solid ${vars.color['border-control']}`,
});
export const field = onPage({ justifySelf: 'stretch', padding: '16px' });
