import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const join = styleIn('component', { paddingTop: space.section, overflow: 'clip' });

export const top = styleIn('component', {
  display: 'grid',
  gap: `20px ${space.gutter}`,
  '@media': { [media.wide]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end' } },
});

export const heading = styleIn('component', {
  fontSize: 'clamp(4.5rem, 11vw, 10rem)',
  lineHeight: 0.8,
  color: color.display,
});

export const action = styleIn('component', { marginTop: space[24] });

export const map = styleIn('component', { marginTop: '56px' });
