import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

export const mark = styleIn('element', {
  flex: 'none',
  fill: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
});
export const newestRoot = styleIn('element', { stroke: vars.markRoot });

export const lockup = styleIn('element', {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  color: vars.color.display,
  textDecoration: 'none',
});

export const lockupSizes = variantsIn('element', {
  bar: {
    width: '40px',
    height: '40px',
    '@media': { [media.belowWide]: { width: '34px', height: '34px' } },
  },
  menu: { width: '34px', height: '34px' },
  large: { width: '64px', height: '64px' },
});

export const name = styleIn('element', {
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.1875rem',
  lineHeight: 1,
  fontWeight: 660,
  fontStretch: '90%',
  color: vars.color.text,
});
export const nameLarge = styleIn('element', { fontSize: '1.625rem' });

export const place = styleIn('element', {
  display: 'block',
  paddingTop: '5px',
  fontSize: '0.75rem',
  lineHeight: 1,
  fontWeight: 520,
  fontStretch: '116%',
  color: vars.color['text-2'],
});

/* Beside search and menu the smallest phones have space for the name only. */
export const placeInBar = styleIn('element', { '@media': { '(max-width: 359.98px)': { display: 'none' } } });
