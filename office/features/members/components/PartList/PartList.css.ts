import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const state = styleIn('component', {
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  textAlign: 'end',
});

export const link = styleIn('component', {
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

export const nothing = styleIn('component', { paddingBlock: '12px', color: vars.color['text-2'] });
