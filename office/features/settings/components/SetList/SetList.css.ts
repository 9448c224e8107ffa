import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
  gap: '2px 12px',
  alignItems: 'center',
  minHeight: '46px',
  paddingBlock: '6px',
  borderBottom: `1px solid ${color.border}`,
});

export const name = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const set = styleIn('component', { fontWeight: 540 });
export const notSet = styleIn('component', { color: color['text-2'] });
