import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** Only part that exists before the menu is opened. */
export const toggle = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: `1px solid ${vars.color['border-control']}`,
  borderRadius: vars.radius['elbow-control'],
  color: vars.color.text,
  ':hover': { background: vars.color.tint },
});
