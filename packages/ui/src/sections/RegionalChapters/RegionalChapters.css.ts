import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const chapters = styleIn('component', {
  paddingTop: space.section,
  background: color.sunk,
  overflow: 'clip',
});

export const top = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 6vw',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
  },
});

/* As tall as the words beside it, whose foot it shares: an anchor then shows all of both. */
export const heading = styleIn('component', {
  '@media': { [media.wide]: { display: 'grid', alignContent: 'end', alignSelf: 'stretch' } },
});

/* Roots in the colour of titles: the map is this section's figure. */
export const map = styleIn('component', {
  vars: { [color['border-strong']]: color.display },
  marginTop: '56px',
});
