import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const look = styleIn('component', {
  minWidth: 0,
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: '20px', alignSelf: 'start' } },
});

export const label = styleIn('component', {
  marginBlockEnd: '8px',
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  fontStretch: '116%',
  fontWeight: 600,
});

export const sheet = styleIn('component', {
  display: 'grid',
  gap: '16px',
  minWidth: 0,
  padding: '20px',
  border: `1px solid ${vars.color['border-control']}`,
  background: vars.color.bg,
  overflowWrap: 'anywhere',
});

export const facts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  color: vars.color['text-2'],
  fontSize: vars.size.small,
});

export const prose = styleIn('component', { padding: 0 });

export const lead = styleIn('component', {
  width: '100%',
  aspectRatio: '3 / 2',
  borderStartEndRadius: '40px',
});

export const others = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: '12px',
});

export const other = styleIn('component', { width: '100%', aspectRatio: '3 / 2' });
