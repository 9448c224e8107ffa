import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const tools = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const search = styleIn('page', { gridTemplateColumns: 'minmax(0, 1fr)' });

export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
});

globalIn('component', `${acts} > *`, { '@media': { [media.belowWide]: { flex: '1 0 40%' } } });
globalIn('component', `${acts} > :first-child:nth-last-child(3)`, {
  '@media': { [media.belowWide]: { flexBasis: '100%' } },
});

export const chips = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
});

export const chip = styleIn('component', { flex: 'none' });

export const measure = styleIn('component', {
  gridColumn: '1 / -1',
  vars: { [vars.color['accent-line']]: vars.color.primary },
});
