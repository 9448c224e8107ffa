import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const list = styleIn('component', {
  display: 'grid',
  gap: '8px',
  margin: 0,
  paddingInlineStart: '1.2em',
  overflowWrap: 'anywhere',
});

export const first = styleIn('component', {
  marginInlineStart: '10px',
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
});
