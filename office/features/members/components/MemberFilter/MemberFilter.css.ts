import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const tools = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const search = styleIn('page', { display: 'block', minWidth: 0 });

export const actions = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '8px' });

globalIn('component', `${actions}:empty`, { display: 'none' });
globalIn('component', `${actions} > *`, { '@media': { [media.belowWide]: { flex: '1 0 42%' } } });

export const chips = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
  '@media': { [media.wide]: { gridColumn: '1 / -1' } },
});

globalIn('component', `${chips} > *`, { flex: 'none' });

export const years = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'end',
  padding: '14px',
  background: color.tint,
  '@media': { [media.wide]: { gridColumn: '1 / -1' } },
});

export const year = styleIn('component', { width: '7.5em' });
