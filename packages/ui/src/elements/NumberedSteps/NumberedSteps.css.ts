import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, display, 'border-strong': strong, 'text-2': quiet } = vars.color;

export const steps = styleIn('component', { display: 'grid', counterReset: 'step' });

export const step = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignContent: 'start',
  gap: '4px 16px',
  counterIncrement: 'step',
  '::before': {
    ...typography.num,
    content: 'counter(step)',
    gridRow: '1 / span 2',
    fontSize: '4.25rem',
    letterSpacing: 0,
    color: display,
  },
});

export const body = styleIn('component', { color: quiet });

export const directions = variantsIn('component', {
  across: {
    gap: `32px ${vars.space.gutter}`,
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
  down: { borderTop: `2px solid ${strong}` },
});

/** Across: from 768 px the number is above its text. Down: each step has its rule. */
export const across = styleIn('component', {
  '@media': {
    [media.medium]: {
      selectors: {
        [`${directions.across} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [`${directions.across} > &::before`]: { gridRow: 'auto', paddingBlockEnd: '14px' },
      },
    },
  },
  selectors: {
    [`${directions.down} > &`]: {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      paddingBlock: '20px',
      borderBottom: `1px solid ${border}`,
    },
  },
});
