import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';
import { pad } from '../../shell/pad.ts';

export const tools = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const search = styleIn('page', { gridTemplateColumns: 'minmax(0, 1fr)' });

export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
});

globalIn('component', `${acts} > *`, { '@media': { [media.belowWide]: { flex: '1 0 auto' } } });

export const chips = styleIn('component', {
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '8px',
  '@media': {
    [media.belowWide]: {
      marginInline: `calc(-1 * ${pad})`,
      padding: `4px ${pad}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const chip = styleIn('component', { flex: 'none' });

export const measure = styleIn('component', { gridColumn: '1 / -1' });
