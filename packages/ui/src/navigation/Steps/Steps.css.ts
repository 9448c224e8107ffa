import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const steps = styleIn('component', {
  display: 'flex',
  /* The slashes are above the line. */
  paddingBlockStart: space[8],
  '@media': {
    [media.medium]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

const slash = {
  content: "''",
  position: 'absolute',
  zIndex: 1,
  top: '-8px',
  width: '1px',
  height: '15px',
  background: color['border-strong'],
  transform: 'rotate(28deg)',
} as const;

/* Dimension line with slashed ends: it measures the remaining steps. */
export const step = styleIn('component', {
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: space[12],
  /* On a phone zoomed to twice its size they are closer together. */
  flex: '0 1 44px',
  padding: '18px 8px 0 0',
  borderTop: `1px solid ${color['border-control']}`,
  color: color['text-2'],
  selectors: {
    '&::before': { ...slash, insetInlineStart: 0 },
    '&:last-child::after': { ...slash, insetInlineEnd: 0 },
    /* When all steps are done, no label is shown, and the line extends to its end. */
    [`${steps}:not(:has(> [aria-current])) > &`]: { flex: 1 },
  },
  '@media': { [media.medium]: { paddingInlineEnd: space[12] } },
});

export const done = styleIn('component', { borderTop: `3px solid ${color.primary}`, paddingTop: '16px' });

export const now = styleIn('component', {
  flex: 1,
  borderTop: `3px solid ${color['accent-line']}`,
  paddingTop: '16px',
  color: color.text,
});

export const number = styleIn('component', {
  fontFamily: vars.font.ui,
  fontSize: '2.25rem',
  fontWeight: 260,
  fontStretch: '112%',
  fontVariantNumeric: 'lining-nums',
  lineHeight: 0.8,
  selectors: { [`${done} > &`]: { color: color.link }, [`${now} > &`]: { color: color.display } },
});

export const tick = styleIn('component', { transform: 'translateY(2px)' });

export const words = styleIn('component', {
  fontWeight: 540,
  lineHeight: 1.25,
  selectors: { [`${now} > &`]: { fontWeight: 640 } },
  '@media': {
    [media.belowMedium]: {
      fontSize: vars.size.small,
      /* Phones show the label of the current step; the labels of the others remain for screen readers. */
      selectors: {
        [`${step}:not(${now}) > &`]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
