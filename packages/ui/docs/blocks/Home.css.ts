import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/* The title below sits on the lower edge of the sky, like the word on the front page. */
export const crown = styleIn('page', {
  height: 'clamp(160px, 26vw, 300px)',
  overflow: 'clip',
  background: vars.color.sky,
  marginBottom: vars.space[32],
});

export const version = styleIn('page', { color: vars.color['text-2'], fontWeight: 400 });
