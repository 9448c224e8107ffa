import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const table = styleIn('component', {
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  textAlign: 'start',
});

globalIn('component', `${table} :is(th, td)`, {
  height: '56px',
  padding: '6px 12px 6px 0',
  borderBottom: `1px solid ${color.border}`,
  fontWeight: 395,
  textAlign: 'start',
  verticalAlign: 'middle',
});

globalIn('component', `${table} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: 'end' });

export const name = styleIn('component', { display: 'block', fontWeight: 480 });

export const since = styleIn('component', {
  display: 'block',
  color: color['text-2'],
  fontSize: vars.size.small,
});

export const given = styleIn('component', { fontWeight: 620 });

export const refused = styleIn('component', { color: color['text-2'] });

export const hint = styleIn('component', {
  paddingBlockStart: '10px',
  color: color['text-2'],
  fontSize: vars.size.small,
});
