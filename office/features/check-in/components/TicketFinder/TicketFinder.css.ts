import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

const { color } = vars;

/* The camera picture has a dark background in both modes. */
export const finder = styleIn('component', {
  position: 'relative',
  display: 'grid',
  minHeight: '316px',
  overflow: 'hidden',
  colorScheme: 'dark',
  background: color.sunk,
  color: color.text,
});

export const film = styleIn('component', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const arch = styleIn('component', {
  position: 'absolute',
  bottom: 0,
  left: '50%',
  translate: '-50% 0',
  width: 'auto',
  maxWidth: '92%',
  height: 'calc(100% - 44px)',
  overflow: 'visible',
});

/* Darkened area around the arch; the camera picture shows through. */
export const around = styleIn('component', { fill: color.sunk, fillOpacity: 0.62 });

export const opening = styleIn('component', { stroke: 'currentColor', strokeWidth: 3 });

export const plumb = styleIn('component', { stroke: color['accent-line'], strokeWidth: 2.5 });

export const bob = styleIn('component', { fill: color['accent-line'] });

export const hint = styleIn('component', {
  position: 'absolute',
  insetInline: 0,
  top: '10px',
  fontSize: '1rem',
  fontWeight: 540,
  lineHeight: 1.2,
  textAlign: 'center',
});

export const words = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: '14px',
  alignContent: 'center',
  justifyItems: 'start',
  padding: '28px 20px',
});

export const heading = styleIn('component', { fontSize: '1.5rem', fontWeight: 640, lineHeight: 1.2 });

export const text = styleIn('component', { maxWidth: '34em', lineHeight: 1.45 });
