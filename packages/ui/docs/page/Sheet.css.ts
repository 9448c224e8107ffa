import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/** Background of a story when several stories share one page. */
export const sheet = styleIn('page', {
  background: vars.color.bg,
  color: vars.color.text,
  padding: '30px 20px',
  margin: '-30px -20px',
});
