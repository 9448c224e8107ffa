import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const form = styleIn('component', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: '14px',
  minWidth: 0,
  paddingBlockStart: '20px',
});

export const heading = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const both = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 28px',
  alignItems: 'start',
  paddingBlockEnd: '24px',
  '@media': { '(min-width: 1200px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const label = styleIn('component', { marginBlockEnd: '8px', fontWeight: 600, fontStretch: '116%' });

export const hold = styleIn('component', {
  marginInlineStart: 'auto',
  '@media': { [media.belowWide]: { width: '100%', margin: 0 } },
});
