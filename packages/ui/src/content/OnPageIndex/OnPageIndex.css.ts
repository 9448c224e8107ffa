import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media, stacking } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, width } = vars;

/* Whenever it sticks, the page has been scrolled and the header over it is compact: 60 px. */
export const index = styleIn('component', {
  position: 'sticky',
  top: '60px',
  zIndex: stacking.sticky,
  background: color.bg,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = styleIn('component', {
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  padding: `12px max(${space.margin}, (100% - ${width.content}) / 2)`,
  scrollbarWidth: 'none',
});

export const chip = styleIn('component', { whiteSpace: 'nowrap' });

/* Its targets land below the header and below the index. */
globalIn('component', `${index} ~ * [id]`, { scrollMarginTop: '156px' });
