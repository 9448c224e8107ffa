import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { enlarged } from '../../../../shell/components/narrow.ts';

const { color } = vars;

export const table = styleIn('component', {
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  textAlign: 'start',
});

globalIn('component', `${table} :is(th, td)`, {
  padding: '10px 14px 10px 0',
  borderBottom: `1px solid ${color.border}`,
  fontWeight: 395,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

globalIn('component', `${table} > thead th`, {
  padding: '0 14px 8px 0',
  whiteSpace: 'nowrap',
  borderBottomColor: color['border-control'],
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '112%',
  fontWeight: 600,
});

globalIn('component', `${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const line = styleIn('component', {
  width: '1%',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/* Limits the lines of a cell, because a cell of the file can hold any amount of text. */
export const says = styleIn('component', {
  display: '-webkit-box',
  maxWidth: '24em',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  fontWeight: 540,
});

export const why = styleIn('component', { minWidth: '7em' });

const folded = { display: 'block' } as const;

/* Shows the content of a line below its reason where three columns do not fit. */
globalIn('component', `${table} > thead`, { '@media': { [enlarged]: { display: 'none' } } });
globalIn('component', `${table} > tbody :is(tr, td, th)`, { '@media': { [enlarged]: folded } });

export const more = styleIn('component', {
  paddingBlockStart: '10px',
  color: color['text-2'],
  fontSize: vars.size.small,
  '@media': { [media.print]: { display: 'none' } },
});
