import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const form = styleIn('component', {
  display: 'grid',
  gap: '20px',
  alignContent: 'start',
  minWidth: 0,
});

/** A wide field and a narrow one in a row. */
export const two = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
