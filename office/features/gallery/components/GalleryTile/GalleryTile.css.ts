import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color, size } = vars;

export const tile = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: '6px',
  alignContent: 'start',
  minWidth: 0,
});

export const picture = styleIn('component', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  background: color['tint-2'],
  overflow: 'hidden',
});

export const fill = styleIn('component', { position: 'absolute', inset: 0 });

export const lead = styleIn('component', { borderStartEndRadius: '40px' });

export const chosen = styleIn('component', {
  outline: `3px solid ${color.primary}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});

export const pick = styleIn('component', {
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineStart: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  cursor: 'pointer',
  '@media': { [media.wide]: { width: '44px', height: '44px' } },
});

/* The ring is visible on any photo. */
export const box = styleIn('component', { boxShadow: `0 0 0 2px ${color.raised}` });

export const badge = styleIn('component', {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  borderRadius: 0,
});

export const film = styleIn('component', { color: color['text-2'] });

export const alt = styleIn('component', {
  width: '100%',
  minHeight: '48px',
  padding: '6px 10px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  fontSize: size.small,
  lineHeight: 1.35,
  fieldSizing: 'content',
  resize: 'vertical',
  selectors: { '&::placeholder': { color: color['text-2'], opacity: 1 } },
  '@media': { [media.wide]: { minHeight: '44px' } },
});

export const meta = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  justifyContent: 'space-between',
  margin: 0,
  color: color['text-2'],
  fontSize: size.small,
  overflowWrap: 'anywhere',
});

export const missing = styleIn('component', { color: color.warning, fontWeight: 580 });
export const wrong = styleIn('component', { color: color.danger });

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });

/* Text in place of a picture. */
export const said = styleIn('component', {
  display: 'grid',
  gap: '8px',
  alignContent: 'center',
  justifyItems: 'stretch',
  width: '100%',
  minHeight: '100%',
  margin: 0,
  padding: '14px',
  textAlign: 'center',
  fontSize: size.small,
  lineHeight: 1.35,
});

export const onItsWay = styleIn('component', {
  aspectRatio: 'auto',
  minHeight: '132px',
  border: `1px dashed ${color['border-control']}`,
  background: color.sunk,
});

export const bad = styleIn('component', {
  aspectRatio: 'auto',
  minHeight: '132px',
  border: `2px solid ${color.danger}`,
  background: color['danger-bg'],
  color: color.danger,
});

export const strong = styleIn('component', {
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  justifyContent: 'center',
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
});
