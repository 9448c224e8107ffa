import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const front = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${space.gutter}`,
});

export const withSide = styleIn('component', {
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
  },
});

export const side = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '24px',
  '@media': {
    [media.medium]: {
      gap: '28px',
      borderLeft: `1px solid ${color['border-control']}`,
      paddingLeft: space.gutter,
    },
  },
});

export const second = styleIn('component', {
  selectors: {
    '* + &': {
      borderTop: `1px solid ${color.border}`,
      paddingTop: '24px',
      '@media': { [media.wide]: { borderTopColor: color['border-control'], paddingTop: '28px' } },
    },
  },
});
