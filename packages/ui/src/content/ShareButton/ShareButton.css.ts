import { styleIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = styleIn('component', { display: 'grid', justifyItems: 'start' });

/* Hidden without JavaScript, where it would do nothing. Its space stays, so the layout does not shift when it appears. */
export const button = styleIn('component', {
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
});

export const status = styleIn('component', {
  ...typography.small,
  color: vars.color['text-2'],
  maxWidth: '34ch',
  selectors: { '&:not(:empty)': { paddingTop: '8px' } },
});
