import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const form = styleIn('component', { display: 'grid', gap: '16px', maxWidth: '480px' });

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
});

export const said = styleIn('component', { color: vars.color['text-2'], fontSize: vars.size.small });
