import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

/* Shared styles of the dashboard’s lists. */

/** Reduces the panel’s space above the list. */
export const list = styleIn('component', { marginBlockStart: '-12px' });

export const item = styleIn('component', { borderBottom: `1px solid ${color.border}` });

export const words = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  fontWeight: 395,
  lineHeight: 1.4,
});

/** The whole row is a link. */
export const link = styleIn('component', {
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const name = styleIn('component', {
  fontWeight: 580,
  lineHeight: 1.4,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

/** Verb at the end of a linked row. */
export const go = styleIn('component', {
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  justifySelf: 'end',
  color: color.link,
  fontSize: vars.size.small,
  fontWeight: 580,
});

export const numeral = styleIn('component', { lineHeight: 0.9 });

/** Row that starts with an icon. */
export const low = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '2px 14px',
  alignItems: 'center',
  minHeight: '68px',
  paddingBlock: '10px',
});

export const sign = styleIn('component', { color: color.warning });

/** Progress lines that do not show news have the ink color instead of the accent. */
export const inkLine = styleIn('component', { vars: { [color['accent-line']]: color.primary } });

globalIn('component', `${inkLine} p`, { fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' });

export const onlyWide = styleIn('component', { '@media': { [media.belowWide]: { display: 'none' } } });
