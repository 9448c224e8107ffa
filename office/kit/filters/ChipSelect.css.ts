import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const chip = styleIn('component', {
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  gap: '8px',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '44px',
  padding: '6px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: vars.size.small,
  fontWeight: 520,
  lineHeight: 1.2,
  selectors: {
    '&:hover': { borderColor: color['border-strong'] },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

export const chosen = styleIn('component', {
  borderColor: color.primary,
  background: color.primary,
  color: color['on-primary'],
  selectors: { '&:hover': { borderColor: color['primary-hover'], background: color['primary-hover'] } },
  '@media': {
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const icon = styleIn('component', { flex: 'none' });

/* The native select lies on top of the text. Its menu is the browser's own and as wide as its longest option. */
export const control = styleIn('component', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: '1rem',
});
