import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, duration, easing } = vars;

export const row = styleIn('element', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color['text-2'], cursor: 'not-allowed' } },
});

/* Look of the track, for the control itself or inside a larger target. */
const trackLook = {
  position: 'relative',
  width: '52px',
  height: '30px',
  border: `1.5px solid ${color['border-control']}`,
  borderRadius: '15px',
  background: color.raised,
} as const;

const knob = {
  content: '',
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineStart: '4px',
  width: '19px',
  height: '19px',
  borderRadius: '50%',
  background: color['border-control'],
} as const;

/** Look of both parts while on. @param on Selector of that state. */
const whileOn = (on: string) => ({
  [on]: { background: color.primary, borderColor: color.primary },
  [`${on}::after`]: { insetInlineStart: '26px', background: color['on-primary'] },
});

const forcedWhileOn = (on: string) => ({
  '&::after': { background: 'ButtonText' },
  [on]: { background: 'Highlight', forcedColorAdjust: 'none' as const },
  [`${on}::after`]: { background: 'HighlightText' },
});

export const control = styleIn('element', {
  ...trackLook,
  appearance: 'none',
  flex: 'none',
  cursor: 'inherit',
  transition: `background-color ${duration.color} linear, border-color ${duration.color} linear`,
  selectors: {
    '&::after': { ...knob, transition: `inset-inline-start ${duration.shape} ${easing.out}` },
    ...whileOn('&:checked'),
    '&:disabled': { borderStyle: 'dashed' },
  },
  '@media': { [media.forcedColors]: { selectors: forcedWhileOn('&:checked') } },
});

/* Touch target, larger than the drawn track. */
export const press = styleIn('element', {
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

const isOn = `${press}[aria-checked='true'] > &`;

export const track = styleIn('element', {
  ...trackLook,
  selectors: { '&::after': knob, ...whileOn(isOn) },
  '@media': { [media.forcedColors]: { selectors: forcedWhileOn(isOn) } },
});
