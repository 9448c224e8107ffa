import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const drop = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: '6px',
  justifyItems: 'center',
  padding: '40px 20px',
  border: `1.5px dashed ${color['border-control']}`,
  borderRadius: vars.radius['elbow-dialog'],
  background: color.tint,
  color: color['on-tint'],
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: color['border-strong'] },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
    '&:has([aria-invalid])': { borderColor: color.danger },
  },
});

export const sign = styleIn('component', { width: '32px', height: '32px' });

export const label = styleIn('component', {
  display: 'inline-flex',
  gap: '10px',
  alignItems: 'center',
  color: color.link,
  fontSize: '1.125rem',
  fontWeight: 620,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const hint = styleIn('component', { maxWidth: '34em', color: color.text, fontSize: vars.size.small });

/* The native file input covers the whole area, so keyboard, clicks and dropping work without code. */
export const input = styleIn('component', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
});

export const wrong = styleIn('component', { paddingBlockStart: '10px' });
