import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const done = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 14px',
  alignItems: 'center',
  minHeight: '68px',
  paddingBlock: '10px',
});

export const words = styleIn('component', { lineHeight: 1.4 });
export const times = styleIn('component', { fontVariantNumeric: 'tabular-nums' });
export const undo = styleIn('component', { '@media': { [media.belowWide]: { minHeight: '48px' } } });
