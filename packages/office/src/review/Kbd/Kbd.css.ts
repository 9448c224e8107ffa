import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const key = styleIn('component', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  padding: '0 5px',
  border: '1px solid currentcolor',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.ui,
  fontSize: '.75rem',
  fontStretch: '104%',
  fontWeight: 560,
  lineHeight: 1,
  '@media': { [media.belowWide]: { display: 'none' } },
});
