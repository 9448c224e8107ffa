import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/** Begins at the line of its block. */
export const list = styleIn('component', { marginBlockStart: '-12px' });

export const link = styleIn('component', {
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});
