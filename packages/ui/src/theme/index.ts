import './layers.css.ts';
import './tokens.css.ts';
import './base.css.ts';
import './fonts.css.ts';
import './rareFonts.css.ts';

export { onField, onGarland, onPaper } from './contexts.css.ts';
export { auditContrast, type ContrastFinding, contrastRatio, resolveColor } from './contrast.ts';
export { defineTheme, type Hex, type Theme } from './defineTheme.ts';
export { layers } from './layers.css.ts';
export { layerNames, layerOrderStatement } from './layers.ts';
export { applyMode, type Mode, modeScript, modeStorageKey, modes, parseMode } from './mode.ts';
export { breakpoints, durations, easings, fontSizes, media, radii, space, stacking } from './scales.ts';
export { type ContrastPair, contrastPairs, type SemanticColor, semanticColors } from './semantic.ts';
export { type TypeStyle, typography } from './typography.ts';
export { vars } from './vars.css.ts';
