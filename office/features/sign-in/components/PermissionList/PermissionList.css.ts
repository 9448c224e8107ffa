import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const heading = styleIn('component', {
  paddingBlockEnd: '12px',
  fontFamily: vars.font.ui,
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const list = styleIn('component', { borderTop: `1px solid ${color['border-control']}` });

const row = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '10px',
  paddingBlock: '9px',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: 1.4,
} as const;

export const line = styleIn('component', row);
export const not = styleIn('component', { ...row, color: color['text-2'] });
