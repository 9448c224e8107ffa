import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const palette = styleIn('layout', {
  alignSelf: 'stretch',
  gridTemplateRows: 'auto minmax(0, auto) auto',
  alignContent: 'start',
  gap: 0,
  maxWidth: 'none',
  width: 'calc(100% + 32px)',
  maxHeight: 'none',
  margin: '-16px',
  padding: 0,
  overflow: 'hidden',
  fontSize: '1rem',
  '@media': {
    [media.wide]: {
      alignSelf: 'start',
      justifySelf: 'center',
      width: '100%',
      maxWidth: '720px',
      maxHeight: '76vh',
      margin: 'calc(12vh - 16px) 0 0',
    },
  },
});

/* Hides the dialog’s heading visually, because the field already says what it is. Screen readers still announce it. */
globalIn('layout', `${palette} > h2`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

globalIn('layout', `${palette} > button`, { insetBlockStart: '12px', insetInlineEnd: '14px' });

export const field = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
  minHeight: '68px',
  padding: '8px 68px 8px 20px',
  borderBottom: `2px solid ${color['border-strong']}`,
  borderRadius: '0 40px 0 0',
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 3px ${color.focus}` } },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outline: '3px solid Highlight' } } } },
});

export const input = styleIn('component', {
  width: '100%',
  minHeight: '48px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: '1.375rem',
  fontWeight: 520,
  selectors: {
    '&:focus-visible': { outline: 0 },
    '&::placeholder': { color: color['text-2'], fontWeight: 395 },
  },
});

export const list = styleIn('component', {
  minHeight: 0,
  padding: '0 8px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const heading = styleIn('component', {
  padding: '14px 12px 2px',
  color: color['text-2'],
  fontSize: vars.size.label,
  fontStretch: '118%',
  fontWeight: 600,
});

export const found = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: '48px',
  padding: '6px 12px',
  color: color.text,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.tint },
    "&[aria-selected='true']": { background: color['tint-2'] },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { "&[aria-selected='true']": { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const words = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const facts = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  selectors: { "[aria-selected='true'] &": { color: color.text } },
});

export const mark = styleIn('component', {
  background: 'none',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationColor: color['accent-line'],
  textDecorationThickness: '2px',
  textUnderlineOffset: '.2em',
});

export const foot = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  alignItems: 'center',
  marginBlockStart: '12px',
  padding: '12px 20px',
  borderTop: `1px solid ${color.border}`,
  color: color['text-2'],
  fontSize: vars.size.small,
});

export const hint = styleIn('component', {
  display: 'none',
  gap: '6px',
  alignItems: 'center',
  '@media': { [media.wide]: { display: 'inline-flex' } },
});
