import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const chosen = { background: color.primary, borderColor: color.primary, color: color['on-primary'] };

export const chip = styleIn('element', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '6px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: 520,
  lineHeight: 1.2,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.color} linear, color ${vars.duration.color} linear, border-color ${vars.duration.color} linear`,
  selectors: {
    '&:hover': { borderColor: color['border-strong'], color: color.text, textDecoration: 'none' },
    "&[aria-pressed='true'], &[aria-current], &:has(:checked)": chosen,
    "&[aria-pressed='true']:hover, &[aria-current]:hover, &:has(:checked):hover": {
      background: color['primary-hover'],
      borderColor: color['primary-hover'],
      color: color['on-primary'],
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        "&[aria-pressed='true'], &[aria-current], &:has(:checked)": {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const icon = styleIn('element', { flex: 'none' });

/* The native control is underneath the chip: it provides keyboard use, the form’s value and the group’s arrow keys. */
export const control = styleIn('element', {
  position: 'absolute',
  opacity: 0,
  width: '1px',
  height: '1px',
  appearance: 'none',
});

export const tick = styleIn('element', {
  display: 'none',
  selectors: { ':checked ~ &': { display: 'block' } },
});
