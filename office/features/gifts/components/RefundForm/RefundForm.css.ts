import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const form = styleIn('component', { display: 'grid', gap: '18px', minWidth: 0 });

export const two = styleIn('component', {
  display: 'grid',
  gap: '18px 16px',
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'center',
});

/* Color of the words shown while PayPal is being asked. The sum changes only after the money has moved. */
export const busy = styleIn('component', { color: vars.color['text-2'] });
