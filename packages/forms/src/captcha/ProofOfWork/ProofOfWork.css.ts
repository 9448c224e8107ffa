import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const { color } = vars;

export const control = styleIn('component', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  width: '100%',
  minHeight: '78px',
  padding: '10px 18px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: vars.radius['elbow-control'],
  background: color.raised,
  color: color.text,
  fontWeight: 560,
  lineHeight: 1.3,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.text },
    "&[aria-checked='true']": { borderColor: color.success, cursor: 'default' },
    "&[aria-busy='true']": { cursor: 'progress' },
  },
});

export const box = styleIn('component', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  border: `1.5px solid ${color['border-control']}`,
  borderRadius: vars.radius.control,
  selectors: {
    [`${control}[aria-checked='true'] &`]: {
      borderColor: color.success,
      background: color['success-bg'],
      color: color.success,
    },
    [`${control}[aria-busy='true'] &`]: { borderColor: 'transparent' },
  },
});

const across = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/* The duration is unknown, so the bar keeps running across instead of filling. */
export const progress = styleIn('component', {
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  width: '25%',
  height: '4px',
  background: color['accent-line'],
  animation: `${across} 1.1s linear infinite`,
  '@media': { [media.reducedMotion]: { width: '100%', animation: 'none' } },
});
