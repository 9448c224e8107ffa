import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, width } = vars;

export const mentor = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/* Out of the flow from 968 px: the text decides the height of the field. */
export const art = styleIn('component', {
  position: 'relative',
  height: 'clamp(240px, 62vw, 420px)',
  background: color['tint-2'],
  '@media': {
    [media.wide]: { order: 2, height: 'auto', minHeight: 'clamp(460px, 44vw, 640px)' },
  },
});

export const picture = styleIn('component', { position: 'absolute', inset: 0 });

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignContent: 'center',
  justifyItems: 'start',
  padding: `clamp(40px, 5vw, 88px) ${space.margin}`,
  '@media': {
    [media.wide]: {
      paddingInline: `max(${space.margin}, (100vw - ${width.content}) / 2) 5vw`,
    },
  },
});
