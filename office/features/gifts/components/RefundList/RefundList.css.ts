import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/* The buttons are below the words on phones. */
export const row = styleIn('page', {
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '8px' });
