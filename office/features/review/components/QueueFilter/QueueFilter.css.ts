import { styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking, vars } from '@banyan/ui/theme';

const { color } = vars;

export const filter = styleIn('component', { position: 'relative' });

export const button = styleIn('component', {
  minHeight: '48px',
  marginInlineStart: '-12px',
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
