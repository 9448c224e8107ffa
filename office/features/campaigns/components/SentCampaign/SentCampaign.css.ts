import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const sent = styleIn('component', { display: 'grid', gap: '20px' });

export const figures = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '20px 48px' });

export const figure = styleIn('component', { display: 'flex', flexDirection: 'column-reverse', gap: '6px' });

export const label = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.35,
});

export const number = styleIn('component', {
  fontSize: 'clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 0.9,
});
