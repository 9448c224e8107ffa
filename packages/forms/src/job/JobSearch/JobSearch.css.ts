import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const form = styleIn('component', {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '20px 8px',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
});

/* Containing block of the chips' native controls. */
export const types = styleIn('component', {
  position: 'relative',
  gridColumn: '1 / -1',
  minWidth: 0,
  paddingTop: '8px',
});
