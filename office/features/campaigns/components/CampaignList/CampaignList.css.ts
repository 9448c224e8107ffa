import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const row = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px 32px',
  alignItems: 'center',
  minHeight: '68px',
  paddingBlock: '12px',
  borderBottom: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
});

export const words = styleIn('component', { display: 'grid', gap: '2px', minWidth: 0 });

/** The line shows progress, not news: it has the ink color instead of the accent. */
export const line = styleIn('component', {
  vars: { [color['accent-line']]: color.primary },
  gap: '3px',
  fontVariantNumeric: 'tabular-nums',
});
