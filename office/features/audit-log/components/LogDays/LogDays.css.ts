import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

export const day = styleIn('component', { minWidth: 0 });

export const heading = styleIn('component', {
  display: 'flex',
  gap: '12px',
  alignItems: 'end',
  padding: '16px 0 10px',
  borderBottom: `1px solid ${color['border-control']}`,
});

export const figure = styleIn('page', {
  color: color.display,
  fontSize: '2.5rem',
  fontWeight: 240,
  lineHeight: 0.82,
});

export const month = styleIn('component', {
  display: 'grid',
  fontFamily: vars.font.ui,
  fontSize: vars.size.label,
  fontStretch: '118%',
  fontWeight: 600,
  lineHeight: 1.35,
});

export const weekday = styleIn('page', { fontSize: vars.size.label, fontWeight: 420 });

export const line = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr)',
  gap: '14px',
  paddingBlock: '10px',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: 1.45,
});

export const time = styleIn('component', { color: color['text-2'], fontVariantNumeric: 'tabular-nums' });
export const words = styleIn('component', { minWidth: 0, overflowWrap: 'anywhere' });

/* A reference stays in one piece; a title that is wider than the screen wraps. */
export const about = styleIn('component', {
  display: 'inline-block',
  maxWidth: '100%',
  color: color.text,
  textUnderlineOffset: '.2em',
});
