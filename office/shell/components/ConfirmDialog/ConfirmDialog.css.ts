import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const dialog = styleIn('component', { fontSize: '1rem' });

/* Keeps the buttons visible below a long list of names. */
export const acts = styleIn('component', {
  position: 'sticky',
  insetBlockEnd: '-28px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  marginBlockEnd: '-28px',
  paddingBlock: '8px 28px',
  background: vars.color.raised,
});
