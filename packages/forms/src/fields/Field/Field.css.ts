import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color, size } = vars;

export const field = styleIn('element', { display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0 });

export const label = styleIn('element', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  fontSize: size.ui,
  fontStretch: '104%',
  fontWeight: 590,
  lineHeight: 1.3,
});

export const optional = styleIn('element', {
  flex: 'none',
  fontSize: size.small,
  fontWeight: 420,
  color: color['text-2'],
});

export const hint = styleIn('element', { fontSize: size.small, lineHeight: 1.45, color: color['text-2'] });

export const error = styleIn('element', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '7px',
  color: color.danger,
  fontSize: size.small,
  fontWeight: 560,
  lineHeight: 1.4,
});

export const icon = styleIn('element', { flex: 'none', marginBlockStart: '2px' });

/** Styles shared by all text boxes. */
export const control = styleIn('element', {
  width: '100%',
  minHeight: '52px',
  padding: '10px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: size.body,
  fontWeight: 430,
  lineHeight: 1.4,
  selectors: {
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&:hover': { borderColor: color.text },
    '&:focus': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '1px',
      borderColor: color.text,
    },
    "&[aria-invalid='true']": {
      border: `2px solid ${color.danger}`,
      padding: '9px 13px',
      background: color['danger-bg'],
    },
    '&:read-only:not(select)': { background: color.sunk, borderStyle: 'dashed' },
  },
  '@media': { [media.print]: { background: 'none' } },
});

export const figures = styleIn('element', { fontVariantNumeric: 'tabular-nums' });
