import { styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const { color } = vars;

/** Distance between two lines. */
const lineHeight = '36px';

export const box = styleIn('component', {
  border: `1px solid ${color['border-control']}`,
  background: color.raised,
  selectors: {
    '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    "&:has([aria-invalid='true'])": { borderColor: color.danger, borderWidth: '2px' },
  },
});

export const toolbar = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderBottom: `1px solid ${color['border-control']}`,
});

export const tool = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  minHeight: '44px',
  border: 0,
  borderInlineEnd: `1px solid ${color.border}`,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.tint },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
});

export const aside = styleIn('component', {
  marginInline: 'auto 14px',
  color: color['text-2'],
  fontSize: vars.size.small,
  '@media': { [media.belowWide]: { display: 'none' } },
});

export const text = styleIn('component', {
  ...typography.read,
  display: 'block',
  width: '100%',
  minHeight: `calc(12 * ${lineHeight})`,
  padding: '0 14px 12px',
  border: 0,
  borderRadius: 0,
  background: `linear-gradient(${color.border} 1px, transparent 1px) 0 35px / 100% ${lineHeight} local`,
  color: color.text,
  fontSize: '1.125rem',
  lineHeight,
  resize: 'vertical',
  fieldSizing: 'content',
  outline: 'none',
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
});

export const pasted = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  alignItems: 'center',
  minHeight: '44px',
  color: color['text-2'],
  fontSize: vars.size.small,
});
