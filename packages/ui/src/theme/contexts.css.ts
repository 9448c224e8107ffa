import { styleIn } from '../style/inLayer.ts';
import { basalt, white } from './primitives.ts';
import { vars } from './vars.css.ts';

const { color } = vars;

/** Indigo field: text, links, lines and focus inside get values that are readable on it, in both modes. */
export const onField = styleIn('base', {
  vars: {
    [color.text]: color['on-field'],
    [color['text-2']]: color['on-field-2'],
    [color.display]: color['on-field'],
    [color.link]: color['on-field'],
    [color['link-hover']]: color.accent,
    [color.border]: `color-mix(in oklab, ${color['field-line']} 45%, transparent)`,
    [color['border-strong']]: color['on-field'],
    [color['border-control']]: color['field-line'],
    [color['accent-line']]: color.accent,
    [color.bg]: color.field,
    [color.raised]: color['field-2'],
    [color.sunk]: color['field-2'],
    [color.tint]: color['field-2'],
    [color.primary]: color['on-field'],
    [color['primary-hover']]: color['on-field-2'],
    [color['on-primary']]: color.field,
    [color.focus]: color['focus-on-field'],
    [vars.markRoot]: color.accent,
  },
  background: vars.color.field,
  color: color['on-field'],
});

/** Marigold field, at most one per page; in dark mode a night surface with marigold ink. */
export const onGarland = styleIn('base', {
  vars: {
    [color.text]: color['garland-text'],
    [color['text-2']]: color['garland-text'],
    [color.display]: color['on-garland'],
    [color.link]: color['garland-text'],
    [color['link-hover']]: color['on-garland'],
    [color.border]: color['on-garland'],
    [color['border-strong']]: color['on-garland'],
    [color['border-control']]: color['on-garland'],
    [color['accent-line']]: color['on-garland'],
    [color.primary]: color['garland-button'],
    [color['primary-hover']]: color['garland-button-hover'],
    [color['on-primary']]: color['on-garland-button'],
    [color.focus]: color['on-garland'],
  },
  background: color.garland,
  color: color['garland-text'],
});

/** Sheet of paper: light in both modes. For printed receipts and letters. */
export const onPaper = styleIn('base', {
  colorScheme: 'light',
  background: white,
  color: basalt[900],
});
