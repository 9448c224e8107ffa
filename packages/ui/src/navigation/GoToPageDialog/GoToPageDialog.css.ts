import { styleIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const form = styleIn('component', { display: 'grid', gap: vars.space[16] });
export const field = styleIn('component', { display: 'grid', gap: '6px' });

export const label = styleIn('component', {
  ...typography.ui,
  fontWeight: 590,
  fontStretch: '104%',
  lineHeight: 1.3,
});

export const hint = styleIn('component', { ...typography.small, lineHeight: 1.45, color: color['text-2'] });

export const input = styleIn('component', {
  width: '100%',
  minHeight: '52px',
  padding: '10px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: vars.size.body,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 430,
  lineHeight: 1.4,
  ':hover': { borderColor: color.text },
  selectors: {
    '&:focus-visible': { outlineOffset: '1px', borderColor: color.text },
    "&[aria-invalid='true']": {
      border: `2px solid ${color.danger}`,
      padding: '9px 13px',
      background: color['danger-bg'],
    },
  },
});

export const error = styleIn('component', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '7px',
  fontSize: vars.size.small,
  fontWeight: 560,
  lineHeight: 1.4,
  color: color.danger,
});

export const errorIcon = styleIn('component', { flex: 'none', transform: 'translateY(2px)' });

export const buttons = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '14px',
  paddingBlockStart: vars.space[4],
});
