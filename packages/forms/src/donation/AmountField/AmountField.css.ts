import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const amount = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
});

/* Amount in large, light digits on a line, like the reading of an instrument. */
export const box = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px',
  padding: '12px 0 10px',
  borderBottom: `2px solid ${color['border-strong']}`,
  fontFamily: vars.font.ui,
  fontSize: 'clamp(5rem, 11vw, 9.5rem)',
  fontStretch: '112%',
  fontVariantNumeric: 'lining-nums',
  fontWeight: 240,
  letterSpacing: '-0.035em',
  lineHeight: 0.9,
  selectors: { '&:has(input[aria-invalid])': { borderColor: color.danger } },
});

export const sign = styleIn('component', { color: color['border-control'] });

export const input = styleIn('component', {
  width: '100%',
  minWidth: 0,
  height: '1em',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.display,
  font: 'inherit',
  letterSpacing: 'inherit',
  lineHeight: 'inherit',
  appearance: 'textfield',
  outlineOffset: '6px',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
    '&:read-only': { color: color['text-2'] },
    "&[aria-invalid='true']": { color: color.danger },
  },
  '@media': { [media.forcedColors]: { borderBottom: '1px solid CanvasText' } },
});

export const quick = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: '16px',
  overflow: 'clip',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius['elbow-control'],
});

export const choice = styleIn('component', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '60px',
  background: color.raised,
  fontSize: '1.25rem',
  fontStretch: '96%',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 560,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color['border-control']}` },
    '&:hover': { background: color.tint },
    '&:has(:checked)': { background: color.primary, color: color['on-primary'] },
    '&:has(:disabled)': { cursor: 'default' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-5px' },
    '&:has(:checked:focus-visible)': { outlineColor: color['on-primary'] },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
});

/* The whole choice is the button. A visible radio circle would only repeat the field's state. */
export const radio = styleIn('component', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
