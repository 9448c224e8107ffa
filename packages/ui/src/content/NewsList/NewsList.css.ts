import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `2px solid ${color['border-strong']}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '48px' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const columnRule = {
  content: '',
  position: 'absolute',
  left: '-24px',
  top: 0,
  bottom: '-1px',
  width: '1px',
  background: color.border,
} as const;
/* Continues the row’s hairline across the gap between two columns. */
const bridge = {
  content: '',
  position: 'absolute',
  left: '100%',
  bottom: '-1px',
  width: '48px',
  height: '1px',
  background: color.border,
} as const;

export const cell = styleIn('component', {
  position: 'relative',
  paddingBlock: '20px',
  borderBottom: `1px solid ${color.border}`,
  '@media': {
    [media.medium]: { paddingBlock: '28px 24px' },
    [`${media.medium} and ${media.belowWide}`]: {
      selectors: {
        '&:nth-child(2n)::before': columnRule,
        '&:nth-child(2n + 1):not(:last-child)::after': bridge,
      },
    },
    [media.wide]: {
      selectors: {
        '&:not(:nth-child(3n + 1))::before': columnRule,
        '&:not(:nth-child(3n)):not(:last-child)::after': bridge,
      },
    },
  },
});

export const piece = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  gap: '12px 16px',
  alignContent: 'start',
  alignItems: 'center',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const piecePicture = styleIn('component', {
  gridColumn: 2,
  gridRow: '1 / span 3',
  '@media': {
    [media.belowMedium]: { aspectRatio: '1' },
    [media.medium]: { gridColumn: 1, gridRow: 'auto' },
  },
});
