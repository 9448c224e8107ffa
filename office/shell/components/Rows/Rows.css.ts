import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const rows = styleIn('component', {});

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  minHeight: '68px',
  paddingBlock: '10px',
  borderBottom: `1px solid ${color.border}`,
  '@media': { [media.wide]: { minHeight: '64px' } },
});

globalIn('component', `${row} > button`, { '@media': { [media.belowWide]: { minHeight: '48px' } } });

export const words = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const name = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
  fontWeight: 580,
  lineHeight: 1.4,
});

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
