import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/** Footer of a form: the main button, with the back button beside it. */
export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'center',
});

export const back = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

/** Note about the draft, at the end of the row. */
export const said = styleIn('component', {
  marginInlineStart: 'auto',
  color: vars.color['text-2'],
  fontSize: vars.size.small,
});
