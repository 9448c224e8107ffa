import { styleIn, variantsIn } from '../../style/inLayer.ts';

export const stack = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

export const aligns = variantsIn('layout', {
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  end: { justifyItems: 'end' },
});
