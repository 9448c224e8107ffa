import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing, space } = vars;
const line = `1px solid ${color['border-control']}`;

export const section = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '36px 5vw',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const intro = styleIn('component', { display: 'grid', gap: space[16], alignContent: 'start' });

export const list = styleIn('component', {
  borderTop: `2px solid ${color['border-strong']}`,
  borderBottom: line,
});

export const area = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24px',
  gap: '6px 20px',
  alignItems: 'center',
  paddingBlock: '22px',
  selectors: { '& + &': { borderTop: line } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 24px',
      paddingBlock: space[24],
    },
  },
});

export const name = styleIn('component', {
  ...typography.h3,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem)',
  fontStretch: '82%',
  lineHeight: 1,
  color: color.display,
});

/* The whole row is pressed, but only its words are the link's name. */
export const link = styleIn('component', {
  overflowWrap: 'break-word',
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    [`${area}:hover &`]: {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.14em',
    },
  },
});

export const words = styleIn('component', {
  gridColumn: 1,
  '@media': { [media.medium]: { gridColumn: 2, gridRow: 1 } },
});

export const arches = styleIn('component', {
  gridColumn: 1,
  display: 'block',
  maxWidth: '100%',
  fill: 'none',
  stroke: color['accent-line'],
  strokeWidth: '2px',
  '@media': { [media.medium]: { gridColumn: 2, gridRow: 2 } },
});

export const arrow = styleIn('component', {
  gridColumn: 2,
  gridRow: 1,
  color: color.link,
  transition: `transform ${duration.shape} ${easing.out}`,
  selectors: {
    [`${area}:hover &`]: { transform: 'translateX(4px)' },
    '&:dir(rtl)': { scale: '-1 1' },
  },
  '@media': { [media.medium]: { gridColumn: 3 } },
});
