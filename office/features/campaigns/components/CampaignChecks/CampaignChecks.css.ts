import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

/** Reduces the panel’s space above the list. */
export const list = styleIn('component', { marginBlockStart: '-12px' });

export const check = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'start',
  minHeight: '68px',
  paddingBlock: '12px',
  borderBottom: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

export const words = styleIn('component', { display: 'grid', gap: '1px', minWidth: 0 });

export const name = styleIn('component', { fontWeight: 580, lineHeight: 1.4 });

export const fact = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const sign = styleIn('component', { marginBlockStart: '2px' });
export const good = styleIn('component', { color: color.success });
export const open = styleIn('component', { color: color.danger });
export const unknown = styleIn('component', { color: color['text-2'] });

export const verdict = styleIn('component', {
  color: color.success,
  fontSize: vars.size.small,
  fontWeight: 600,
});
