import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const sides = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 48px',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const form = styleIn('component', {
  display: 'grid',
  gap: '20px',
  alignContent: 'start',
  minWidth: 0,
});
export const may = styleIn('component', { display: 'grid', gap: '20px', alignContent: 'start', minWidth: 0 });

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
