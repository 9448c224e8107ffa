import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing, radius } = vars;

export const button = styleIn('element', {
  ...typography.ui,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minHeight: '48px',
  padding: '8px 22px',
  border: '1.5px solid transparent',
  borderRadius: radius['elbow-control'],
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${duration.color} linear, color ${duration.color} linear, border-color ${duration.color} linear, border-radius ${duration.shape} ${easing.out}`,
  selectors: {
    '&:hover': { borderRadius: radius['elbow-control-hover'], textDecoration: 'none' },
    "&[aria-busy='true']": { cursor: 'progress' },
    "&[aria-disabled='true']:not([aria-busy='true'])": {
      borderColor: color['border-control'],
      borderStyle: 'dashed',
      borderRadius: radius['elbow-control'],
      background: 'none',
      color: color['text-2'],
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

const filled = (background: string, hover: string, text: string) => ({
  background,
  color: text,
  ':hover': { background: hover, color: text },
});

export const variants = variantsIn('element', {
  primary: filled(color.primary, color['primary-hover'], color['on-primary']),
  accent: filled(color.accent, color['accent-hover'], color['on-accent']),
  line: {
    background: 'transparent',
    borderColor: color['border-strong'],
    color: color.text,
    ':hover': { background: color['border-strong'], color: color.bg },
  },
  quiet: {
    background: 'transparent',
    color: color.link,
    paddingInline: '12px',
    ':hover': { background: color.tint, color: color['link-hover'] },
  },
  danger: filled(color.danger, color.danger, color['on-danger']),
});

export const sizes = variantsIn('element', {
  standard: {},
  small: { minHeight: '40px', padding: '4px 16px', fontSize: vars.size.small },
  large: { minHeight: '56px', paddingInline: '28px', fontSize: vars.size.body },
});

/* Reserves the space of a hidden spinner. */
export const waiting = styleIn('element', { visibility: 'hidden' });

export const iconOnly = styleIn('element', { width: '48px', padding: 0, flex: 'none' });
