import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const form = styleIn('component', { display: 'grid', gap: '18px', maxWidth: '640px' });

export const set = styleIn('component', { minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = styleIn('component', { padding: '0 0 8px', fontWeight: 580 });

export const two = styleIn('component', {
  display: 'grid',
  gap: '18px 16px',
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const busy = styleIn('component', { color: color['text-2'] });
