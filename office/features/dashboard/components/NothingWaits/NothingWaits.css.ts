import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const nothing = styleIn('component', {
  display: 'grid',
  justifyItems: 'start',
  gap: '8px',
  paddingBlock: '8px 4px',
});

export const arcade = styleIn('component', {
  width: '100%',
  height: 'auto',
  marginBlockEnd: '12px',
  borderBottom: `2px solid ${color['border-strong']}`,
  color: color.display,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

export const inner = styleIn('component', { opacity: 0.45 });
export const plumb = styleIn('component', { stroke: color['accent-line'], strokeWidth: 2.5 });
export const bob = styleIn('component', { fill: color['accent-line'], stroke: 'none' });

export const heading = styleIn('component', {
  color: color.display,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  fontStretch: '84%',
  fontWeight: 640,
  lineHeight: 1.04,
});

export const words = styleIn('component', { maxWidth: '62ch', color: color['text-2'] });
