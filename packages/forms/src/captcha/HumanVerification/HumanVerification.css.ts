import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const { color, size } = vars;

export const group = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '8px',
  /* The widget needs scripts. Without them the server asks a question of its own. */
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Every provider fills the same space, so that nothing moves when the widget arrives. */
export const slot = styleIn('component', {
  position: 'relative',
  display: 'grid',
  width: '304px',
  maxWidth: '100%',
  minHeight: '78px',
});

/* Only the frame pulses: fading text is hard to read. */
const breathe = keyframes({ from: { borderColor: color.border } });

export const placeholder = styleIn('component', {
  gridArea: '1 / 1',
  display: 'grid',
  alignItems: 'center',
  padding: '10px 18px',
  border: `1px dashed ${color['border-control']}`,
  background: color.sunk,
  fontSize: size.small,
  color: color['text-2'],
});

export const breathing = styleIn('component', {
  animation: `${breathe} 1.6s ease-in-out infinite alternate`,
});

export const broken = styleIn('component', {
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  border: `1px dashed ${color['border-control']}`,
});

export const widget = styleIn('component', { gridArea: '1 / 1', minWidth: 0 });

export const status = styleIn('component', {
  display: 'flex',
  gap: '7px',
  fontSize: size.small,
  lineHeight: 1.4,
  color: color['text-2'],
});

export const verified = styleIn('component', { color: color.success, fontWeight: 560 });
export const warning = styleIn('component', { color: color.warning, fontWeight: 560 });
export const icon = styleIn('component', { flex: 'none', marginBlockStart: '1px' });
