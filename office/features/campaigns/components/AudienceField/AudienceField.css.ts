import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const chips = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '8px', minWidth: 0 });

globalIn('component', `${chips} > *`, { flex: 'none', maxWidth: '100%' });

export const years = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  padding: '14px',
  background: color.tint,
});

export const year = styleIn('component', { width: '7.5em' });

export const said = styleIn('component', {
  padding: '10px 14px',
  background: color.tint,
  color: color['on-tint'],
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const count = styleIn('component', { fontWeight: 580 });
