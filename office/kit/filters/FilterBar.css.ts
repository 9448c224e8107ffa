import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const bar = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  alignItems: 'center',
});

/** Layout with actions: beside the search, on phones below it. */
export const withActions = styleIn('page', {
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const search = styleIn('page', { display: 'block', minWidth: 0 });

export const actions = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '8px' });

globalIn('component', `${actions} > *`, { '@media': { [media.belowWide]: { flex: '1 0 42%' } } });

/* Panels open below the row of chips. */
export const chips = styleIn('component', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
  '@media': { [media.wide]: { gridColumn: '1 / -1' } },
});

globalIn('component', `${chips} > *`, { flex: 'none', maxWidth: '100%' });

/** Form of a panel. */
export const range = styleIn('component', { display: 'grid', gap: '12px', padding: '8px' });
