import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/* The drawing shares the first row with the name from 968 px; below that width it is above the name. */
export const head = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
});

const line = `2px solid ${color['border-strong']}`;

export const roots = styleIn('component', {
  display: 'block',
  width: '100%',
  height: 'clamp(132px, 30vw, 220px)',
  '@media': {
    [media.wide]: {
      gridArea: '1 / 1',
      justifySelf: 'end',
      width: '62%',
      height: 'calc(100% - 2px)',
    },
  },
});

export const root = styleIn('component', {
  overflow: 'visible',
  fill: 'none',
  stroke: color['field-line'],
  strokeWidth: '2px',
});

export const ownRoot = styleIn('component', { stroke: color['accent-line'], strokeWidth: '4px' });

export const tip = styleIn('component', { stroke: 'none', fill: color['field-line'] });

/* The ground line runs across the whole content; the name is on it. */
export const ground = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'end',
  justifyItems: 'start',
  gap: space[16],
  '::after': { content: '', width: '100%', borderBottom: line },
  '@media': {
    [media.wide]: {
      gridArea: '1 / 1',
      minHeight: 'clamp(340px, 34vw, 480px)',
      paddingTop: space[32],
    },
  },
});

export const name = styleIn('component', {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { maxWidth: '40%' } },
});

export const words = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[24]} 6vw`,
  alignItems: 'end',
  paddingTop: space[24],
  paddingBottom: 'clamp(32px, 4.4vw, 64px)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) auto' } },
});

export const area = styleIn('component', { marginTop: space[12], maxWidth: '64ch' });
