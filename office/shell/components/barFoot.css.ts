import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking, vars } from '@banyan/ui/theme';
import { enlarged, narrowest } from './narrow.ts';
import { pad } from './pad.ts';

/** Sticky footer of a long form, which keeps its buttons visible. On phones it spans the full width above the bottom bar. */
export const foot = styleIn('component', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: stacking.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  paddingBlock: '12px',
  borderTop: `1px solid ${vars.color['border-control']}`,
  background: vars.color.bg,
  '@media': {
    [media.belowWide]: {
      /* Keeps the footer above the bottom navigation. */
      insetBlockEnd: 'calc(65px + env(safe-area-inset-bottom))',
      marginInline: `calc(-1 * ${pad})`,
      paddingInline: pad,
    },
    [enlarged]: { position: 'static' },
  },
});

/*
 * Keeps a focused element out from under this footer and the bottom bar. Uses a later layer than the rule for the bottom bar alone.
 */
globalIn('page', `html:has(${foot})`, {
  scrollPaddingBlockEnd: '84px',
  '@media': {
    [media.belowWide]: { scrollPaddingBlockEnd: '176px' },
    /* Its buttons and texts are stacked. */
    [narrowest]: { scrollPaddingBlockEnd: '264px' },
    [enlarged]: { scrollPaddingBlockEnd: '84px' },
  },
});

/** Note at the end: "Draft saved 8:11 PM, not published". */
export const said = styleIn('component', {
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  '@media': {
    [media.belowWide]: { width: '100%' },
    [media.wide]: { marginInlineStart: 'auto' },
  },
});
