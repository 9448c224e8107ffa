import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';
import { below, frame, item, row, rowHeight, tallest } from '../pictureRow/pictureRow.css.ts';

const rows = styleIn('component', {
  rowGap: '28px',
  '@media': {
    [media.medium]: { flexWrap: 'nowrap' },
    [media.wide]: { vars: { [rowHeight]: '232px', [tallest]: '560px' } },
  },
});
export const pair = `${row} ${rows}`;

export const photo = item;

export const art = frame;

const legend = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px 20px',
  paddingBlockStart: '16px',
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'baseline' } },
});
export const words = `${below} ${legend}`;

export const caption = styleIn('component', {
  ...typography.small,
  maxWidth: '58ch',
  color: vars.color['text-2'],
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
