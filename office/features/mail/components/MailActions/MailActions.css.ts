import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });

globalIn('component', `${acts} > button`, {
  minHeight: '44px',
  '@media': { [media.belowWide]: { minHeight: '48px' } },
});
