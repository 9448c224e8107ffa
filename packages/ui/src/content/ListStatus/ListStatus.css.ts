import { styleIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/* Keeps its height while it is empty, so that the list below does not move. */
export const row = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 24px',
  minHeight: '48px',
});

export const count = styleIn('component', {
  fontSize: vars.size.body,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const shown = styleIn('component', { fontWeight: 600, color: color.text });

export const clear = styleIn('component', {
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: 580,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { color: color['link-hover'], textDecorationThickness: '2px' },
});
