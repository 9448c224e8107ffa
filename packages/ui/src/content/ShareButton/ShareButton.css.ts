import { styleIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = styleIn('component', { display: 'grid', justifyItems: 'start' });

/* Without JavaScript it would do nothing; its room stays, so that nothing moves when it can. */
export const button = styleIn('component', {
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
});

export const status = styleIn('component', {
  ...typography.small,
  color: vars.color['text-2'],
  maxWidth: '34ch',
  selectors: { '&:not(:empty)': { paddingTop: '8px' } },
});
