import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const board = styleIn('component', { minWidth: 0 });

export const scale = styleIn('component', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  marginBottom: '6px',
});

export const list = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
});

export const coming = styleIn('component', { display: 'grid', gap: '14px', paddingBottom: '44px' });

export const comingLine = styleIn('component', {
  color: color['border-control'],
  /* Space for the scale above the first job. */
  selectors: { [`${coming}:first-child > &`]: { marginTop: '29px' } },
});

export const aside = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignSelf: 'start',
  gap: space[24],
  '@media': {
    [`${media.wide} and (min-height: 560px)`]: { position: 'sticky', top: '100px' },
  },
});
