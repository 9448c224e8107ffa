import { styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking, vars } from '@banyan/ui/theme';
import { enlarged } from '../../../../shell/components/narrow.ts';
import { pad } from '../../../../shell/components/pad.ts';

/** Footer of an open item with its actions; always visible. */
export const foot = styleIn('component', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: stacking.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 10px',
  alignItems: 'center',
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${pad})`,
  padding: `10px ${pad} calc(10px + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color['border-control']}`,
  background: vars.color.bg,
  '@media': {
    [enlarged]: { position: 'static' },
    [media.wide]: { marginInline: `-32px calc(-1 * ${pad})`, padding: `12px ${pad} 12px 32px` },
  },
});

export const button = styleIn('component', {
  '@media': {
    [media.belowWide]: { paddingInline: '4px' },
    [media.wide]: { minHeight: '44px', paddingInline: '18px', fontSize: '.9375rem' },
  },
});
