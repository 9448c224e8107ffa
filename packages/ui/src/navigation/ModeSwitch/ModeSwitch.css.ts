import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const switcher = styleIn('component', { display: 'flex' });

export const option = styleIn('component', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  paddingInline: '14px',
  border: `1px solid ${color['border-control']}`,
  fontFamily: vars.font.ui,
  fontSize: vars.size.small,
  fontWeight: 520,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStartWidth: 0 },
    '&:first-of-type': { borderRadius: '2px 0 0 2px' },
    '&:last-of-type': { borderRadius: '0 14px 2px 0' },
    '&:hover': { background: color.tint },
    '&:has(:checked)': {
      background: color.primary,
      borderColor: color.primary,
      color: color['on-primary'],
      fontWeight: 620,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px', zIndex: 1 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const radio = styleIn('component', {
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'inherit',
});
