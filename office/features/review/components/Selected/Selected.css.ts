import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const note = styleIn('component', { paddingBlock: '6px 16px' });

export const rows = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: '20px 28px',
  paddingBlock: '20px 28px',
  borderTop: `1px solid ${color['border-control']}`,
});

/* Same look as a row of the directory, with a strong line at the top. */
export const row = styleIn('component', {
  display: 'grid',
  gap: '14px',
  alignContent: 'start',
  minHeight: '88px',
  padding: '16px',
  border: `1px solid ${color.border}`,
  borderBlockStart: `2px solid ${color['border-strong']}`,
  overflowWrap: 'anywhere',
});

export const name = styleIn('component', {
  display: 'block',
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.3,
});
