import { styleIn, variantsIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

export const set = styleIn('element', { display: 'grid', minWidth: 0 });

/* Browsers keep a legend out of its fieldset's grid, so it needs its own margin. */
export const legend = styleIn('element', {
  width: '100%',
  selectors: { [`${set}[data-space='wide'] > &`]: { fontSize: vars.size.h4, marginBlockEnd: '4px' } },
});

export const spaces = variantsIn('element', {
  wide: { gap: vars.space[24] },
  tight: { gap: '2px' },
});
