import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

export const sentences = styleIn('page', { marginBottom: vars.space[16] });
globalIn('page', `${sentences} > li`, {
  paddingBlock: '8px',
  borderTop: `1px solid ${vars.color.border}`,
  maxWidth: '80ch',
});
export const note = styleIn('page', {
  display: 'grid',
  gap: '4px 24px',
  paddingBlock: '14px',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.medium]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
});
export const packages = styleIn('page', {
  ...typography.label,
  color: vars.color['text-2'],
  paddingTop: '3px',
});
export const text = styleIn('page', { maxWidth: '72ch', overflowWrap: 'anywhere', gridColumn: '-2' });
globalIn('page', `${text} p + p`, { marginTop: '8px' });
export const version = styleIn('page', { ...typography.h4, paddingBlock: '16px 8px' });
