import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const measure = styleIn('component', {
  vars: { [color['accent-line']]: color.primary },
  gap: '3px',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const tooLong = styleIn('component', { vars: { [color['accent-line']]: color.warning } });

export const field = styleIn('component', { display: 'grid', gap: '8px' });
