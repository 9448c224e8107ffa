import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const root = styleIn('component', {
  display: 'grid',
  gap: '20px',
  justifyItems: 'start',
  minWidth: 0,
});

export const figure = styleIn('component', {
  display: 'block',
  color: color.display,
  fontSize: 'clamp(3.25rem, 2.4rem + 3vw, 5rem)',
  fontStretch: '112%',
  fontVariantNumeric: 'lining-nums',
  fontWeight: 240,
  letterSpacing: '-.035em',
  lineHeight: 1,
});

export const what = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: '1.25rem',
  fontStretch: '96%',
  fontWeight: 560,
  lineHeight: 1.25,
});

export const list = styleIn('component', {
  display: 'grid',
  gap: '4px',
  maxWidth: '44em',
  lineHeight: 1.5,
});
