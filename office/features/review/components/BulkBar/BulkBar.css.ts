import { styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking } from '@banyan/ui/theme';
import { enlarged } from '../../../../shell/components/narrow.ts';
import { pad } from '../../../../shell/components/pad.ts';

export const bar = styleIn('component', {
  position: 'sticky',
  /* Keeps the bar above the bottom navigation. */
  insetBlockEnd: 'calc(65px + env(safe-area-inset-bottom))',
  zIndex: stacking.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  alignItems: 'center',
  marginInline: `calc(-1 * ${pad})`,
  padding: `10px ${pad}`,
  '@media': {
    [enlarged]: { position: 'static' },
    [media.wide]: {
      insetBlockEnd: 0,
      marginBlockStart: 'auto',
      marginInline: 0,
      padding: `10px 10px 14px ${pad}`,
    },
  },
});

export const count = styleIn('component', {
  marginInlineEnd: 'auto',
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
});

export const all = styleIn('component', { minHeight: '44px' });

export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  width: '100%',
});

export const button = styleIn('component', {
  paddingInline: '12px',
  '@media': { [media.wide]: { minHeight: '44px', paddingInline: '16px', fontSize: '.9375rem' } },
});

export const clear = styleIn('component', { marginInlineStart: 'auto' });
