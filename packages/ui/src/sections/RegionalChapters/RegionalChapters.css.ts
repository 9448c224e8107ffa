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

/* Has the height of the text beside it and the same lower edge: an anchor then shows both completely. */
export const heading = styleIn('component', {
  '@media': { [media.wide]: { display: 'grid', alignContent: 'end', alignSelf: 'stretch' } },
});

/* Roots in the color of titles: the map is this section’s figure. */
export const map = styleIn('component', {
  vars: { [color['border-strong']]: color.display },
  marginTop: '56px',
});
