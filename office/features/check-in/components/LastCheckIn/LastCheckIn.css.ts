import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const last = styleIn('component', {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: '56px',
});

export const words = styleIn('component', {
  flex: 1,
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const quiet = styleIn('component', { color: vars.color['text-2'] });
