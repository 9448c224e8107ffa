import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

/** Dark bar in both color modes, for the undo bar and the bulk actions. */
export const ink = styleIn('base', {
  vars: {
    [color.text]: color['on-field'],
    [color['text-2']]: color['on-field'],
    [color.link]: color['on-field'],
    [color['link-hover']]: color['on-field'],
    [color['border-strong']]: color['on-field'],
    [color.bg]: color.toast,
    [color.tint]: `color-mix(in oklab, ${color['on-field']} 18%, transparent)`,
    [color['accent-line']]: color.accent,
    [color.focus]: color['focus-on-field'],
  },
  borderRadius: '0 14px 0 0',
  background: color.toast,
  color: color['on-field'],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
