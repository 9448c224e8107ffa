import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const row = styleIn('layout', {
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const error = styleIn('component', { display: 'block', overflowWrap: 'anywhere' });

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });

globalIn('component', `${acts} > button`, { '@media': { [media.belowWide]: { minHeight: '48px' } } });
