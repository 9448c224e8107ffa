import { styleIn, variantsIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const field = styleIn('component', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  alignContent: 'center',
  padding: '28px 20px',
  overflowY: 'auto',
  colorScheme: 'light',
  '@media': {
    [media.wide]: { padding: '40px' },
    [media.forcedColors]: { border: '4px solid CanvasText' },
  },
});

const on = (background: string, ink: string) => ({
  background,
  color: ink,
  vars: {
    [color.text]: ink,
    [color['border-strong']]: ink,
    [color.bg]: background,
    [color.focus]: ink,
  },
});

export const tones = variantsIn('component', {
  in: on(color.success, color['on-danger']),
  already: on(color.accent, color['on-accent']),
  refused: on(color.danger, color['on-danger']),
});

export const say = styleIn('component', {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  fontSize: '1.5rem',
  fontWeight: 640,
  lineHeight: 1.25,
});

export const name = styleIn('component', {
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.25rem, 10.6vw, 4rem)',
  fontStretch: '82%',
  fontWeight: 640,
  lineHeight: 0.98,
  overflowWrap: 'anywhere',
});

export const facts = styleIn('component', { fontSize: '1.5rem', fontWeight: 560, lineHeight: 1.25 });

export const acts = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  marginBlockStart: '8px',
});
