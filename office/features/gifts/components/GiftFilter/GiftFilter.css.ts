import { globalIn, styleIn } from '@banyan/ui/style/inLayer';

export const tools = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
});

export const search = styleIn('page', { display: 'block', minWidth: 0 });

/* Panels open under the row of chips. */
export const chips = styleIn('component', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
});

globalIn('component', `${chips} > *`, { flex: 'none', maxWidth: '100%' });

export const amounts = styleIn('component', { display: 'grid', gap: '12px', padding: '8px' });
