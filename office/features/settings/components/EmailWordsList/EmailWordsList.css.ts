import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const heading = styleIn('component', {
  paddingBlockEnd: '6px',
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color['text-2'],
  fontFamily: vars.font.ui,
  fontSize: vars.size.label,
  fontStretch: '116%',
  fontWeight: 600,
  lineHeight: 1.35,
});
