import { styleIn, variantsIn } from '../../style/inLayer.ts';

export const cluster = styleIn('layout', { display: 'flex', flexWrap: 'wrap', minWidth: 0 });

export const aligns = variantsIn('layout', {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justifies = variantsIn('layout', {
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
