import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5em), 1fr))',
  gap: '0 16px',
});

export const count = styleIn('component', {
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
