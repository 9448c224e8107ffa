import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/** Reduces the panel’s space above the list. */
export const list = styleIn('component', { marginBlockStart: '-12px' });

export const link = styleIn('component', {
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});
