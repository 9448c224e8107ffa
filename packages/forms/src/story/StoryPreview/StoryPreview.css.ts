import { styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const { color, space } = vars;

export const preview = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingTop: space[24],
  borderTop: `2px solid ${color['border-strong']}`,
});

export const bar = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `4px ${space[24]}`,
});

export const story = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${space.gutter}`,
  padding: 'clamp(20px, 3vw, 44px)',
  background: color.sunk,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)' } },
});

export const head = styleIn('component', {
  display: 'grid',
  justifyItems: 'start',
  gap: '14px',
  paddingBottom: space[24],
  borderBottom: `2px solid ${color['border-strong']}`,
  '@media': { [media.wide]: { gridColumn: '1 / -1' } },
});

export const title = styleIn('component', { maxWidth: `calc(11 * ${vars.size.d1})` });

export const root = styleIn('component', { display: 'grid', gap: space[16], alignContent: 'start' });

export const portrait = styleIn('component', { width: '112px', height: '140px' });

export const author = styleIn('component', { ...typography.h4, lineHeight: 1.15 });

export const readTime = styleIn('component', {
  display: 'grid',
  gap: '6px',
  maxWidth: '220px',
  color: color['text-2'],
});

export const words = styleIn('component', { minWidth: 0 });
