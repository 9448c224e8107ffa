import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

/* No wider than the dialog, however wide the picture. */
export const body = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
});

/* As large as the picture in it, so that shares of the picture are shares of this box. */
export const whole = styleIn('component', {
  position: 'relative',
  justifySelf: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  background: color['tint-2'],
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});

export const picture = styleIn('component', {
  display: 'block',
  maxWidth: '100%',
  maxHeight: '44vh',
  minWidth: '44px',
  minHeight: '44px',
});

/* Two rings, so that it is visible on any photo. */
export const marker = styleIn('component', {
  position: 'absolute',
  width: '44px',
  height: '44px',
  margin: '-22px 0 0 -22px',
  border: `3px solid ${color.primary}`,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 2px ${color.raised}, 0 0 0 2px ${color.raised}`,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});

export const crops = styleIn('component', {
  display: 'flex',
  gap: '12px',
  alignItems: 'end',
  justifyContent: 'center',
  height: '64px',
  '@media': { [media.medium]: { height: '96px' } },
});

const shape = (aspectRatio: string) => styleIn('component', { height: '100%', aspectRatio });

/** Typical shapes of crops. */
export const shapes = [shape('2 / 1'), shape('1'), shape('3 / 4')];
