import { styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking, vars } from '@banyan/ui/theme';

const { color } = vars;

/* On a phone the panel starts at the left edge of the row of chips. */
export const filter = styleIn('component', { '@media': { [media.wide]: { position: 'relative' } } });

export const panel = styleIn('component', {
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: stacking.sticky,
  width: 'min(300px, 100vw - 32px)',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '8px',
  border: `1px solid ${color['border-control']}`,
  background: color.raised,
  boxShadow: vars.shadow.menu,
});
