import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

/* The year needs no arrows: stepping through years one by one is useless. */
export const year = styleIn('component', {
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});

/* As tall as a finger, between the steps and the summary. */
export const back = styleIn('component', { display: 'inline-flex', alignItems: 'center', minHeight: '44px' });

/* The summary is above the amount until there is room beside it. */
export const summary = styleIn('component', {
  '@media': { [media.belowWide]: { order: -1 } },
});

/* Hides the total while the summary is above the amount, because it would only repeat it. */
globalIn('component', `${summary} dl > :last-child`, {
  '@media': { [media.belowWide]: { display: 'none' } },
});

export const safe = styleIn('component', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
});

export const lock = styleIn('component', { flex: 'none', marginTop: '2px' });
