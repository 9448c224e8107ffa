import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const sending = styleIn('component', { display: 'grid', gap: '20px' });

export const count = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  alignItems: 'end',
});

export const number = styleIn('component', {
  fontSize: 'clamp(3rem, 2rem + 4vw, 4.5rem)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 0.9,
});

export const of = styleIn('component', {
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const line = styleIn('component', {
  vars: { [color['accent-line']]: color.primary },
  fontVariantNumeric: 'tabular-nums',
});

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '12px' });
