import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { narrowest } from '../../../../shell/components/narrow.ts';

const { color } = vars;

export const table = styleIn('component', {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrowest]: { fontSize: vars.size.small } },
});

globalIn('component', `${table} th, ${table} td`, {
  padding: '8px 0 8px 12px',
  borderBottom: `1px solid ${color.border}`,
  fontWeight: 400,
  lineHeight: 1.35,
  textAlign: 'end',
});
globalIn('component', `${table} tr > :first-child`, { paddingInlineStart: 0, textAlign: 'start' });
/* The three amounts take the whole width of a phone, so the count is hidden. */
globalIn('component', `${table} tr > :nth-child(2)`, {
  '@media': { [media.belowWide]: { display: 'none' } },
});
globalIn('component', `${table} thead th`, {
  borderBottom: `2px solid ${color['border-strong']}`,
  fontSize: vars.size.label,
  fontWeight: 600,
});
globalIn('component', `${table} tfoot > tr > *`, { borderBottom: 0, fontWeight: 640 });
