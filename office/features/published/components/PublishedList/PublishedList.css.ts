import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const both = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px',
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

export const rows = styleIn('component', { minWidth: 0 });

/* Makes room for the actions on wide screens. */
globalIn('component', `${rows} > li`, {
  gap: '4px 16px',
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const open = styleIn('component', {
  '@media': {
    [media.wide]: {
      vars: { [color['text-2']]: color.text },
      marginInline: '-16px',
      paddingInline: '16px',
      background: color['tint-2'],
      boxShadow: `inset 3px 0 0 ${color.primary}`,
    },
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export const words = styleIn('component', { display: 'grid', gap: '2px', minWidth: 0 });

export const time = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) auto',
  gap: '14px',
  alignItems: 'center',
  justifyContent: 'start',
  paddingInlineStart: '4px',
  color: color['text-2'],
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/* Hidden on phones, where the actions are in the sheet that the row opens. */
export const actions = styleIn('component', {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: '8px',
  '@media': { [media.belowWide]: { display: 'none' } },
});

globalIn('component', `${actions} > button`, { minHeight: '44px', whiteSpace: 'nowrap' });

export const view = styleIn('component', {
  position: 'sticky',
  insetBlockStart: '20px',
  minWidth: 0,
  maxHeight: 'calc(100vh - 40px)',
  overflowY: 'auto',
  '@media': { [media.belowWide]: { display: 'none' } },
});
