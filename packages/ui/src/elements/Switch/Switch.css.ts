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

export const control = styleIn('element', {
  position: 'relative',
  appearance: 'none',
  flex: 'none',
  width: '52px',
  height: '30px',
  border: `1.5px solid ${color['border-control']}`,
  borderRadius: '15px',
  background: color.raised,
  cursor: 'inherit',
  transition: `background-color ${duration.color} linear, border-color ${duration.color} linear`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineStart: '4px',
      width: '19px',
      height: '19px',
      borderRadius: '50%',
      background: color['border-control'],
      transition: `inset-inline-start ${duration.shape} ${easing.out}`,
    },
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::after': { insetInlineStart: '26px', background: color['on-primary'] },
    '&:disabled': { borderStyle: 'dashed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::after': { background: 'HighlightText' },
      },
    },
  },
});

/* Larger than what is drawn: its target. */
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
  position: 'relative',
  width: '52px',
  height: '30px',
  border: `1.5px solid ${color['border-control']}`,
  borderRadius: '15px',
  background: color.raised,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineStart: '4px',
      width: '19px',
      height: '19px',
      borderRadius: '50%',
      background: color['border-control'],
    },
    [isOn]: { background: color.primary, borderColor: color.primary },
    [`${isOn}::after`]: { insetInlineStart: '26px', background: color['on-primary'] },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'ButtonText' },
        [isOn]: { background: 'Highlight', forcedColorAdjust: 'none' },
        [`${isOn}::after`]: { background: 'HighlightText' },
      },
    },
  },
});
