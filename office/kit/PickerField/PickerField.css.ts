import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const control = styleIn('component', {
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  padding: '10px 12px 10px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: vars.size.body,
  fontWeight: 430,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus': { outline: `3px solid ${color.focus}`, outlineOffset: '1px', borderColor: color.text },
    "&[aria-invalid='true']": {
      border: `2px solid ${color.danger}`,
      padding: '9px 11px 9px 13px',
      background: color['danger-bg'],
    },
  },
});
