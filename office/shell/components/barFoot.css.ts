import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, stacking, vars } from '@banyan/ui/theme';
import { enlarged, narrowest } from './narrow.ts';
import { pad } from './pad.ts';

/** Where a long form ends: what sends it stays in sight; on phones from edge to edge, above the bar. */
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
      /* Above the bar of rooms. */
      insetBlockEnd: 'calc(65px + env(safe-area-inset-bottom))',
      marginInline: `calc(-1 * ${pad})`,
      paddingInline: pad,
    },
    [enlarged]: { position: 'static' },
  },
});

/* What takes the focus is not left behind it, nor behind the bar of rooms below it. A layer later than what the bar alone asks for. */
globalIn('page', `html:has(${foot})`, {
  scrollPaddingBlockEnd: '84px',
  '@media': {
    [media.belowWide]: { scrollPaddingBlockEnd: '176px' },
    /* Its buttons and words stand below one another. */
    [narrowest]: { scrollPaddingBlockEnd: '264px' },
    [enlarged]: { scrollPaddingBlockEnd: '84px' },
  },
});

/** What is said at its end: "Draft saved 8:11 PM, not published". */
export const said = styleIn('component', {
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  '@media': {
    [media.belowWide]: { width: '100%' },
    [media.wide]: { marginInlineStart: 'auto' },
  },
});
