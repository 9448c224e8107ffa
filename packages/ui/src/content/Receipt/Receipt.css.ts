import { styleIn } from '../../elements/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const sheet = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignContent: 'start',
  padding: 'clamp(20px, 3vw, 36px)',
  border: `1px solid ${color['border-strong']}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const head = styleIn('component', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '20px',
});

export const mark = styleIn('component', { color: color.display });

export const print = styleIn('component', {
  justifySelf: 'start',
  '@media': { [media.print]: { display: 'none' } },
});
