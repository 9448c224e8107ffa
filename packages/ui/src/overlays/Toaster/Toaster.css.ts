import { createVar, keyframes } from '@vanilla-extract/css';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media, stacking } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const tone = createVar();

/*
 * Sonner’s own rules are outside all layers and win. This sheet sets only what they leave open or read from a variable;
 * `!important` in a layer is the only way to override them.
 */
export const list = styleIn('component', {
  vars: { '--width': 'min(420px, calc(100vw - 32px)) !important' },
  zIndex: `${stacking.toast} !important`,
  fontFamily: `${vars.font.ui} !important`,
  /* A modal dialog turns pointer events off for everything else; a toast must remain dismissible. */
  pointerEvents: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

export const toast = styleIn('component', {
  width: '100%',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focus} !important`, outlineOffset: '3px !important' },
  },
});

export const card = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '14px',
  minHeight: '56px',
  padding: '10px 12px 10px 16px',
  overflow: 'hidden',
  borderRadius: '0 16px 0 0',
  background: color.toast,
  boxShadow: vars.shadow.overlay,
  fontFamily: vars.font.ui,
  fontSize: vars.size.body,
  fontStretch: '105%',
  fontWeight: 500,
  lineHeight: 1.35,
  color: color['on-field'],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/* A toast is dark in both modes: it uses the colors of the dark mode. */
export const tones = variantsIn('component', {
  message: { vars: { [tone]: color.link } },
  success: { vars: { [tone]: color.success } },
  error: { vars: { [tone]: color.danger } },
  loading: { vars: { [tone]: color.link } },
});

export const icon = styleIn('component', { colorScheme: 'dark', color: tone });

export const dismiss = styleIn('component', {
  colorScheme: 'dark',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '-4px -6px -4px 0',
  color: color['text-2'],
  ':hover': { color: color['on-field'] },
  selectors: { '&:focus-visible': { outlineColor: color['focus-on-field'], outlineOffset: '-5px' } },
});

const runDown = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const line = styleIn('component', {
  colorScheme: 'dark',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '3px',
  background: tone,
  transformOrigin: '0 50%',
  animation: `${runDown} linear both`,
  animationPlayState: 'paused',
  selectors: {
    '[data-running] > &': { animationPlayState: 'running' },
    '[dir="rtl"] &': { transformOrigin: '100% 50%' },
  },
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
