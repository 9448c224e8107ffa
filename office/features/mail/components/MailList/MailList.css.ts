import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const row = styleIn('layout', {
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Tall enough to tap. */
export const link = styleIn('component', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.text,
  textDecoration: 'underline',
  textDecorationColor: vars.color['border-control'],
  textUnderlineOffset: '.2em',
});

export const error = styleIn('component', {
  display: 'block',
  color: vars.color['text-2'],
  overflowWrap: 'anywhere',
});
