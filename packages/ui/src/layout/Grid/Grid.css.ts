import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';

const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = styleIn('layout', { display: 'grid' });

/** Column grid of the page layouts. */
export const page = styleIn('layout', {
  gridTemplateColumns: tracks(4),
  '@media': {
    [media.medium]: { gridTemplateColumns: tracks(8) },
    [media.wide]: { gridTemplateColumns: tracks(12) },
  },
});

const perCount = (rule: (columns: string) => Parameters<typeof styleIn>[1]) => ({
  1: rule(tracks(1)),
  2: rule(tracks(2)),
  3: rule(tracks(3)),
  4: rule(tracks(4)),
  5: rule(tracks(5)),
  6: rule(tracks(6)),
});

export const base = variantsIn(
  'layout',
  perCount((gridTemplateColumns) => ({ gridTemplateColumns })),
);
export const medium = variantsIn(
  'layout',
  perCount((gridTemplateColumns) => ({ '@media': { [media.medium]: { gridTemplateColumns } } })),
);
export const wide = variantsIn(
  'layout',
  perCount((gridTemplateColumns) => ({ '@media': { [media.wide]: { gridTemplateColumns } } })),
);

export const aligns = variantsIn('layout', {
  stretch: {},
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
