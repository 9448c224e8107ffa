import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const view = styleIn('component', {
  display: 'grid',
  gap: '12px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const label = styleIn('component', {
  paddingBlockEnd: '8px',
  borderBottom: `1px solid ${color['border-control']}`,
  color: color['text-2'],
  fontFamily: vars.font.ui,
  fontSize: vars.size.label,
  fontStretch: '116%',
  fontWeight: 600,
  lineHeight: 1.35,
});

export const actions = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  paddingBlockStart: '8px',
});
