import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const key = styleIn('element', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '20px',
  height: '20px',
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.ui,
  fontSize: '.75rem',
  fontStretch: '104%',
  fontWeight: 560,
  lineHeight: 1,
});
