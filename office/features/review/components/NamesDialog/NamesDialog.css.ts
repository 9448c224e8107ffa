import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const names = styleIn('component', {
  paddingBlock: '12px',
  borderBlock: `1px solid ${vars.color.border}`,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
