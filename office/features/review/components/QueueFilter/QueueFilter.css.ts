import { styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking, vars } from '@banyan/ui/theme';

const { color } = vars;

/* Long words wrap within the button; the elements beside it keep their place. */
export const filter = styleIn('component', {
  position: 'relative',
  flex: '0 1 auto',
  minWidth: 0,
  '@media': { [media.belowWide]: { flex: '1 1 10rem' } },
});

export const button = styleIn('component', {
  minHeight: '48px',
  marginInlineStart: '-12px',
  textAlign: 'start',
  '@media': { [media.wide]: { minHeight: '44px', marginInlineStart: 0 } },
});

export const panel = styleIn('component', {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: stacking.sticky,
  display: 'grid',
  gap: '12px',
  width: 'min(320px, 100vw - 32px)',
  padding: '16px',
  border: `1px solid ${color['border-control']}`,
  background: color.raised,
  boxShadow: vars.shadow.menu,
  '@media': { [media.wide]: { insetInline: 'auto 0' } },
});
