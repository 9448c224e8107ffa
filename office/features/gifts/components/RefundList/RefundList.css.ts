import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/* Begins at the line of its block; what can be done stands under it on phones. */
export const row = styleIn('page', {
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '8px' });
