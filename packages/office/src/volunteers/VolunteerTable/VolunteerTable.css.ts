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

/* On a phone the names of the columns are read only. */
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
      gap: '0 12px',
      alignItems: 'center',
      minHeight: '68px',
      padding: '10px 0',
      borderBottom: ruled,
    },
  },
});

const wide = {
  padding: '10px 14px 10px 0',
  borderBottom: ruled,
  lineHeight: 1.35,
  verticalAlign: 'middle',
} as const;

export const cell = styleIn('component', {
  fontWeight: 580,
  textAlign: 'start',
  '@media': { [media.wide]: wide },
});

const onlyWide = { '@media': { [media.wide]: wide, [media.belowWide]: { display: 'none' } } } as const;

export const unfolded = styleIn('component', onlyWide);
export const figure = styleIn('component', { ...onlyWide, textAlign: 'end' });
export const figureHead = styleIn('component', {});

globalIn('component', `${head} ${figureHead}`, { textAlign: 'end' });

export const meta = styleIn('component', {
  ...onlyWide,
  color: color['text-2'],
  fontSize: vars.size.small,
});

export const act = styleIn('component', {
  textAlign: 'end',
  '@media': { [media.wide]: { ...wide, paddingInlineEnd: 0 } },
});

export const who = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
});

export const niche = styleIn('component', {
  width: '32px',
  height: '40px',
  borderRadius: '16px 16px 0 0',
  fontSize: '.8125rem',
});

globalIn('component', `${niche} > svg`, { display: 'none' });

export const words = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const warning = styleIn('component', { color: color.warning, fontSize: vars.size.small });

export const folded = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontWeight: 395,
  lineHeight: 1.4,
  '@media': { [media.wide]: { display: 'none' } },
});

export const grants = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px' });

export const yourself = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });

export const button = styleIn('page', {
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { minHeight: '48px' } },
});
