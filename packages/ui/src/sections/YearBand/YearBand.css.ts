import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { size, space } = vars;

/* As in the hero above it. */
const columns = { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: '6.5vw' } as const;

export const head = styleIn('component', {
  display: 'grid',
  gap: space[12],
  marginBottom: space[24],
  '@media': { [media.wide]: { ...columns, alignItems: 'end' } },
});

export const stage = styleIn('component', { position: 'relative' });

/* The places of the readout and the buttons are reserved: they come with the counts. */
export const foot = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px',
  gridTemplateRows: `calc(0.82 * ${size.num}) minmax(48px, auto)`,
  alignItems: 'center',
  gap: space[16],
  marginTop: space[16],
  '@media': {
    [media.wide]: { ...columns, gridTemplateRows: `calc(0.82 * ${size.num})` },
    '(scripting: none)': { gridTemplateRows: 'auto' },
  },
});

export const link = styleIn('component', {
  gridRow: 2,
  '@media': { [media.wide]: { gridArea: '1 / 2' }, '(scripting: none)': { gridRow: 1 } },
});
