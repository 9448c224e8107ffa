import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing } = vars;

export const card = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflow: 'hidden',
});

const surface = {
  borderRadius: '0 72px 0 0',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
};

export const tones = variantsIn('component', {
  plain: {},
  tint: {
    ...surface,
    vars: {
      [color.text]: color['on-tint'],
      [color['text-2']]: color['on-tint'],
      [color.display]: color['on-tint'],
    },
    background: color['tint-2'],
    color: color['on-tint'],
  },
  inverse: surface,
});

/* Without a drawing above, the text hangs from a rule. */
export const ruled = styleIn('component', { borderTop: `2px solid ${color['border-strong']}` });

/* The elbow opens on hover if the whole surface is a link. */
export const linked = styleIn('component', {
  transition: `border-radius ${duration.shape} ${easing.out}`,
  selectors: {
    [`&${tones.tint}:hover`]: { borderRadius: '0 110px 0 0' },
    [`&${tones.inverse}:hover`]: { borderRadius: '0 110px 0 0' },
    '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
    /* The focus color of the field is readable only on the field, so the ring is drawn inside it. */
    [`&${tones.inverse}:has(a:focus-visible)`]: { outlineOffset: '-6px' },
  },
});

export const body = styleIn('component', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '8px',
  selectors: {
    [`${tones.plain} > &`]: { paddingBlockStart: '16px' },
    [`${tones.tint} > &, ${tones.inverse} > &`]: { padding: '24px 24px 28px' },
  },
});

/* Single link with the heading as its name. It covers the whole card. */
export const link = styleIn('component', {
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': {
      color: 'inherit',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.15em',
    },
  },
});

/** Links and buttons of the card, layered above the card’s own link. */
export const above = styleIn('component', { position: 'relative', zIndex: 1 });
