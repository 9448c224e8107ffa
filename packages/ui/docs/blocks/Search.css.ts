import { styleIn } from '@banyan/ui/style/inLayer';
import { typography, vars } from '@banyan/ui/theme';

export const bar = styleIn('page', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBlock: '8px 16px',
});
export const label = styleIn('page', typography.label);
export const field = styleIn('page', {
  ...typography.ui,
  fontWeight: 400,
  flex: '1 1 240px',
  minWidth: 0,
  height: '48px',
  padding: '0 12px',
  color: vars.color.text,
  background: vars.color.bg,
  border: `1px solid ${vars.color['border-control']}`,
  borderRadius: vars.radius.control,
});
export const count = styleIn('page', { ...typography.small, color: vars.color['text-2'] });
