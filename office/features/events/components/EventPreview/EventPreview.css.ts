import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const look = styleIn('component', {
  display: 'grid',
  gap: '8px',
  minWidth: 0,
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: '20px' } },
});

export const label = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: vars.size.label,
  fontStretch: '112%',
  fontWeight: 600,
  lineHeight: 1.35,
});

export const box = styleIn('component', {
  border: `1px solid ${color['border-control']}`,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      maxHeight: 'calc(100vh - 80px)',
      overflowY: 'auto',
    },
  },
});

export const views = styleIn('component', {
  display: 'flex',
  borderBottom: `1px solid ${color['border-control']}`,
  background: color.bg,
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 } },
});

export const view = styleIn('component', {
  minHeight: '48px',
  paddingInline: '14px',
  border: 0,
  borderRadius: '0 12px 0 0',
  background: 'none',
  color: color['text-2'],
  cursor: 'pointer',
  fontSize: vars.size.small,
  fontWeight: 540,
  selectors: {
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-4px' },
    "&[aria-pressed='true']": {
      background: color['border-strong'],
      color: color.bg,
      fontWeight: 620,
      textDecoration: 'none',
    },
    "&[aria-pressed='true']:focus-visible": { outlineColor: color.bg },
  },
  '@media': {
    [media.wide]: { minHeight: '44px' },
    [media.forcedColors]: {
      selectors: { "&[aria-pressed='true']": { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const past = styleIn('page', { paddingBlockEnd: '32px' });
