import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;
const ruled = `1px solid ${color.border}`;

export const table = styleIn('component', {
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `2px solid ${color['border-strong']}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  '@media': { [media.belowWide]: { display: 'block' } },
});

globalIn('component', `${table} > tbody`, { '@media': { [media.belowWide]: { display: 'block' } } });

/* On a phone the column headings are for screen readers only. */
export const head = styleIn('component', {
  '@media': {
    [media.belowWide]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

globalIn('component', `${head} th`, {
  padding: '12px 14px 8px 0',
  borderBottom: `1px solid ${color['border-control']}`,
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '112%',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const row = styleIn('component', {
  selectors: { '&:hover': { background: color.tint } },
  '@media': {
    [media.belowWide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 12px',
      alignItems: 'center',
      minHeight: '68px',
      padding: '10px 0',
      borderBottom: ruled,
    },
  },
});

const wide = {
  padding: '12px 14px 12px 0',
  borderBottom: ruled,
  lineHeight: 1.35,
  verticalAlign: 'middle',
} as const;

export const name = styleIn('component', {
  fontWeight: 580,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { ...wide, minWidth: '13ch' } },
});

const onlyWide = { '@media': { [media.wide]: wide, [media.belowWide]: { display: 'none' } } } as const;

export const unfolded = styleIn('component', onlyWide);

export const meta = styleIn('component', {
  ...onlyWide,
  color: color['text-2'],
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const words = styleIn('component', { display: 'grid', gap: '1px', minWidth: 0 });

export const marked = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
});

export const focused = styleIn('component', { selectors: { '&:focus-visible': { outlineOffset: '3px' } } });

export const folded = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontWeight: 395,
  lineHeight: 1.4,
  '@media': { [media.wide]: { display: 'none' } },
});

export const act = styleIn('component', {
  display: 'grid',
  '@media': { [media.wide]: { ...wide, display: 'table-cell', paddingInlineEnd: 0 } },
});

/* On a phone the menu is on its own line below the check-in switch. */
export const actBelow = styleIn('component', { '@media': { [media.belowWide]: { gridColumn: '1 / -1' } } });

export const result = styleIn('component', { '@media': { [media.belowWide]: { display: 'block' } } });

export const here = styleIn('component', { '@media': { [media.wide]: wide } });

export const arrival = styleIn('component', { display: 'inline-flex', gap: '8px', alignItems: 'center' });

/* Large enough for a thumb. */
export const target = styleIn('component', { minWidth: '52px', minHeight: '48px' });

export const since = styleIn('component', {
  minWidth: '3.4em',
  color: color['text-2'],
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
});
