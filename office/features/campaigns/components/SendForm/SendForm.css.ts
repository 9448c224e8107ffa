import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const sheet = styleIn('component', {
  display: 'grid',
  gap: '16px',
  minWidth: 0,
  padding: '20px',
  border: `1px solid ${color['border-strong']}`,
  borderRadius: vars.radius['elbow-dialog'],
});

export const heading = styleIn('component', {
  fontSize: '1.125rem',
  fontStretch: '96%',
  fontWeight: 620,
  lineHeight: 1.25,
});

export const number = styleIn('component', {
  fontSize: 'clamp(3rem, 2rem + 4vw, 4.5rem)',
  lineHeight: 1,
});

export const button = styleIn('component', { justifySelf: 'stretch' });

export const stopped = styleIn('page', { color: color.danger, fontWeight: 540 });
