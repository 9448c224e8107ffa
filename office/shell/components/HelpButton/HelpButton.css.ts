import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const help = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  /* Adjacent icon buttons need no gap between their targets. */
  marginInlineEnd: '-12px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': { [media.wide]: { marginBlock: '-2px', marginInlineEnd: '-8px' } },
});
