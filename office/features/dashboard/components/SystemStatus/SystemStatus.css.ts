import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  minHeight: '48px',
  paddingBlock: '6px',
  borderBottom: `1px solid ${color.border}`,
});

export const label = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.3,
});

export const value = styleIn('component', {
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 540,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const meta = styleIn('component', {
  color: color['text-2'],
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: 395,
});

export const link = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.link,
  fontSize: vars.size.small,
  fontWeight: 580,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
});
