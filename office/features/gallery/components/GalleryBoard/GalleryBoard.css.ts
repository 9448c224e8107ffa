import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color, size } = vars;

export const board = styleIn('component', { display: 'grid', gap: '18px' });

export const counts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  minHeight: '64px',
  paddingBlock: '10px',
  borderBottom: `2px solid ${color['border-strong']}`,
});

export const counted = styleIn('component', { margin: 0, color: color['text-2'] });
export const items = styleIn('component', { color: color.text, fontWeight: 620 });

export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  marginInlineStart: 'auto',
});

export const grid = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 130px), 1fr))',
  gap: '20px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '28px 20px' } },
});

export const here = styleIn('component', {
  minHeight: '48px',
  border: `1px dashed ${color.primary}`,
  borderRadius: vars.radius.control,
  background: color.tint,
  color: color['on-tint'],
  fontSize: size.small,
  fontWeight: 580,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.wide]: { minHeight: '44px' } },
});

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  paddingBlockStart: '12px',
  borderBlockStart: `1px solid ${color['border-control']}`,
});

export const said = styleIn('component', {
  flex: '1 1 14em',
  margin: 0,
  color: color['text-2'],
  fontSize: size.small,
  '@media': { [media.wide]: { textAlign: 'end' } },
});
