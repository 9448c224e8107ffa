import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const block = styleIn('component', { display: 'grid', gap: '12px', minWidth: 0 });

export const head = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  alignItems: 'baseline',
  paddingBlockEnd: '10px',
  borderBottom: `1px solid ${color['border-control']}`,
});

export const heading = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const aside = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });
