import { styleIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const row = styleIn('component', {
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  color: color['text-2'],
});

export const choices = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '0 16px' });

export const choice = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 580,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { color: color['link-hover'], textDecorationThickness: '2px' },
  selectors: { '&[aria-current]': { color: color.text, textDecoration: 'none' } },
});
