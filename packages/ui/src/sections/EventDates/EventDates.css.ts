import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const dates = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px 6vw',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const intro = styleIn('component', {
  display: 'grid',
  gap: '14px',
  alignContent: 'start',
  justifyItems: 'start',
});

/* Keeps the height of one typical row while loading, so that nothing below jumps. */
export const rows = styleIn('component', {
  minHeight: '212px',
  borderTop: `2px solid ${color['border-strong']}`,
  '@media': { [media.medium]: { minHeight: '172px' } },
});

export const status = styleIn('component', {
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  selectors: { '&:not(:empty)': { paddingBlock: space[24] } },
});

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '4px 20px',
  alignItems: 'start',
  paddingBlock: space[24],
  selectors: { '& + &': { borderTop: `1px solid ${color['border-control']}` } },
});

export const numeral = styleIn('component', {
  ...typography.num,
  display: 'grid',
  gap: '10px',
  fontSize: '4.25rem',
  color: color.display,
});

export const month = styleIn('component', { ...typography.label, overflowWrap: 'normal' });

export const words = styleIn('component', { display: 'grid', gap: '4px', justifyItems: 'start' });

export const title = styleIn('component', { overflowWrap: 'anywhere' });
