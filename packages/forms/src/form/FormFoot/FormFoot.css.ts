import { styleIn } from '@banyan/ui/style/inLayer';
import { layers, media, vars } from '@banyan/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** The column of a form's parts. */
export const form = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '28px',
  minWidth: 0,
});

/* A region that waits for something to announce takes no room until it does. */
globalStyle(`${form} > :empty:not(input)`, {
  '@layer': { [layers.component]: { marginBottom: '-28px' } },
});

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingTop: '20px',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const note = styleIn('component', {
  maxWidth: '34ch',
  '@media': { [media.belowMedium]: { flex: '1 0 100%', maxWidth: 'none' } },
});

export const buttons = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { [media.belowMedium]: { flex: '1 0 100%' } },
});

globalStyle(`${buttons} > [type='submit']`, {
  '@layer': { [layers.component]: { '@media': { [media.belowMedium]: { flex: '1 1 auto' } } } },
});
