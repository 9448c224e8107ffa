import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const note = styleIn('component', { paddingBlock: '6px 16px' });

export const rows = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  columnGap: '32px',
  borderTop: `1px solid ${color['border-control']}`,
});

export const row = styleIn('component', {
  display: 'grid',
  gap: '1px',
  alignContent: 'start',
  paddingBlock: '10px',
  borderBottom: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});
