import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/** What a story stands on when several share one page. */
export const sheet = styleIn('page', {
  background: vars.color.bg,
  color: vars.color.text,
  padding: '30px 20px',
  margin: '-30px -20px',
});
