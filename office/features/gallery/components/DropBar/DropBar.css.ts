import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const bar = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 16px',
  alignItems: 'center',
  padding: '14px 16px',
  border: `1px dashed ${color['border-control']}`,
});

export const over = styleIn('component', {
  borderStyle: 'solid',
  background: color.tint,
  color: color['on-tint'],
});

export const words = styleIn('component', { flex: '1 1 12em', margin: 0 });
