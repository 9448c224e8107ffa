import { edge } from '../../imagery/ClassComb/edge.ts';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

const invisible = {
  appearance: 'none',
  width: '1px',
  height: '100%',
  border: 0,
  background: 'none',
} as const;

/*
 * Lies on the comb, without a look of its own. Its thumb is so narrow that a value is where its tooth is. Fingers move it sideways; up
 * and down they scroll the page.
 */
export const range = styleIn('component', {
  position: 'absolute',
  inset: `0 ${edge}px`,
  width: `calc(100% - ${2 * edge}px)`,
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '::-webkit-slider-thumb': invisible,
  '::-moz-range-thumb': invisible,
  '::-moz-range-track': { background: 'none' },
});

export const readout = styleIn('component', {
  gridArea: '1 / 1 / auto / span 2',
  display: 'flex',
  alignItems: 'end',
  gap: space[24],
  '@media': { [media.wide]: { gridArea: '1 / 1', gap: space[48] } },
});

export const count = styleIn('component', { display: 'flex', alignItems: 'end', gap: space[8] });

export const buttons = styleIn('component', {
  gridArea: '2 / 2',
  display: 'flex',
  gap: space[8],
  '@media': { [media.wide]: { gridArea: '1 / 2', justifySelf: 'end' } },
});
