import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { pad } from '../../shell/components/pad.ts';

const { color } = vars;

export const line = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  /* The tabs hang from the line below the title. */
  marginBlockStart: '-16px',
  marginInline: `calc(-1 * ${pad})`,
  borderBottom: `1px solid ${color['border-control']}`,
});

export const nav = styleIn('component', { flex: '1 1 auto', minWidth: 0, maxWidth: '100%' });

export const tabs = styleIn('component', {
  display: 'flex',
  paddingInline: pad,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = styleIn('component', {
  display: 'inline-flex',
  gap: '7px',
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: '14px',
  borderRadius: '0 14px 0 0',
  color: color['text-2'],
  fontSize: vars.size.small,
  fontWeight: 540,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.duration.color} linear, color ${vars.duration.color} linear`,
  selectors: {
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': {
      background: color['border-strong'],
      color: color.bg,
      fontWeight: 620,
      textDecoration: 'none',
    },
    '&[aria-current]:focus-visible': { outlineColor: color.bg },
  },
  '@media': {
    [media.wide]: { minHeight: '46px' },
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const count = styleIn('component', { fontVariantNumeric: 'tabular-nums' });

export const end = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingInline: pad,
  '@media': { [media.belowWide]: { width: '100%', borderTop: `1px solid ${color.border}` } },
});
