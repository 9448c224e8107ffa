import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const summary = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '4px 24px',
  padding: '24px',
  borderTop: `4px solid ${color.danger}`,
  background: color['danger-bg'],
});

export const count = styleIn('component', {
  gridRow: 'span 2',
  paddingTop: '4px',
  color: color.danger,
  fontSize: '5.5rem',
  fontStretch: '108%',
  fontWeight: 240,
  letterSpacing: '-0.04em',
  lineHeight: 0.78,
});

export const heading = styleIn('component', {
  fontFamily: vars.font.display,
  fontSize: vars.size.h4,
  fontStretch: '94%',
  fontWeight: 640,
  lineHeight: 1.2,
});

export const item = styleIn('component', { paddingBlock: '4px' });

export const link = styleIn('component', { color: color.danger, fontWeight: 540 });
