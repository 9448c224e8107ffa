import { styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const ruled = `1px solid ${vars.color.border}`;

export const files = styleIn('page', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginBlock: '8px 24px',
});
export const list = styleIn('page', { borderTop: `2px solid ${vars.color['border-strong']}` });
export const row = styleIn('page', {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  paddingBlock: '8px',
  borderBottom: ruled,
  '@media': { [media.medium]: { gridTemplateColumns: '136px minmax(0, 1fr) auto' } },
});
export const sample = styleIn('page', { display: 'block', overflow: 'hidden', padding: '2px 0' });
export const patch = styleIn('page', {
  display: 'block',
  height: '40px',
  border: `1px solid ${vars.color['border-control']}`,
});
export const length = styleIn('page', { display: 'block', height: '12px', background: vars.color.primary });
export const sheet = styleIn('page', {
  display: 'block',
  height: '28px',
  margin: '6px 12px',
  background: vars.color.raised,
});
export const words = styleIn('page', { display: 'grid', minWidth: 0 });
export const name = styleIn('page', { ...typography.label, overflowWrap: 'anywhere' });
export const value = styleIn('page', {
  ...typography.small,
  color: vars.color['text-2'],
  overflowWrap: 'anywhere',
});
