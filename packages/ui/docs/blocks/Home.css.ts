import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/* The title below stands on the sky's foot, as the front page's word does. */
export const crown = styleIn('page', {
  height: 'clamp(160px, 26vw, 300px)',
  overflow: 'clip',
  background: vars.color.sky,
  marginBottom: vars.space[32],
});

export const version = styleIn('page', { color: vars.color['text-2'], fontWeight: 400 });
