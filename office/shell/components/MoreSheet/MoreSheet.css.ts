import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

/* Slides up from the bottom of the phone at full width. Uses a layer above the dialog's own styles, which may load later. */
export const sheet = styleIn('layout', {
  alignSelf: 'end',
  maxWidth: 'none',
  width: 'calc(100% + 32px)',
  margin: '0 -16px -16px',
  padding: '24px 20px calc(12px + env(safe-area-inset-bottom))',
  gap: '8px',
  fontSize: '1rem',
});

export const list = styleIn('component', { borderBottom: `1px solid ${color['border-control']}` });

export const item = styleIn('component', {
  display: 'flex',
  gap: '14px',
  alignItems: 'center',
  width: '100%',
  minHeight: '52px',
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: '1rem',
  fontWeight: 520,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.link },
    "&[aria-current='page']": { fontWeight: 680 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const count = styleIn('component', {
  marginInlineStart: 'auto',
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
});

export const name = styleIn('component', {
  marginInlineStart: '6px',
  color: color['text-2'],
  fontWeight: 395,
  overflowWrap: 'anywhere',
});
