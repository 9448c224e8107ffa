import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const form = styleIn('component', { display: 'grid', gap: '20px', maxWidth: '480px' });

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'center',
});

export const back = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const meta = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });
