import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const body = styleIn('component', { display: 'grid', gap: '16px' });

export const grid = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/* Three buttons in a row, even on a narrow picture. */
export const tools = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});
export const tool = styleIn('component', { minHeight: '44px', paddingInline: 0 });
