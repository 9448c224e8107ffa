import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

/** Reduces the panel’s space above the table. */
export const table = styleIn('component', { marginBlockStart: '-12px' });

globalIn('component', `${table} td:first-child`, {
  fontWeight: 580,
  '@media': { [media.wide]: { width: '110px' } },
});

export const count = styleIn('component', {
  '@media': { [media.belowWide]: { order: 1 } },
});

export const next = styleIn('component', {
  '@media': { [media.belowWide]: { gridColumn: '1 / -1', order: 2 } },
});
