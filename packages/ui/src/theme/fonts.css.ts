import { assignVars, globalFontFace } from '@vanilla-extract/css';
import { globalIn } from '../style/inLayer.ts';
import { core, faces, families } from './fontFaces.ts';
import { fontFamilies } from './scales.ts';
import { vars } from './vars.css.ts';

/* Fonts of English pages. Fonts of other letters are in `rareFonts.css.ts`. */
globalFontFace(families.anek, {
  ...faces.anek,
  src: "url('./fonts/anek-latin-core.woff2') format('woff2')",
  unicodeRange: core,
});
globalFontFace(families.tiro, [
  { ...faces.tiro, src: "url('./fonts/tiro-core.woff2') format('woff2')", unicodeRange: core },
  { ...faces.tiroItalic, src: "url('./fonts/tiro-italic-core.woff2') format('woff2')", unicodeRange: core },
]);

/**
 * Narrower type has a smaller fallback font: with the same widths and, at any size, the same line height.
 * @param sizeAdjust Percent
 */
const displayStandIn = (fontStretch: string, sizeAdjust: number) => ({
  src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Neue Bold')",
  fontStretch,
  sizeAdjust: `${sizeAdjust}%`,
  ascentOverride: `${Math.round(8980 / sizeAdjust)}%`,
  descentOverride: `${Math.round(1970 / sizeAdjust)}%`,
  lineGapOverride: '0%',
});

/*
 * Fallback fonts with the same widths and heights, so that nothing moves when the fonts arrive. The ratios were measured in a
 * browser: for text on a sentence of the home page, for display sizes on the titles of all samples. Each width that `typography`
 * has (d1 and d2, h2, h3, h4) uses the ratio at which the fewest titles change their number of lines.
 */
globalFontFace('Anek Stand-in', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue')",
  sizeAdjust: '100%',
  ascentOverride: '90%',
  descentOverride: '20%',
  lineGapOverride: '0%',
});
globalFontFace('Anek Display Stand-in', [
  displayStandIn('75% 82%', 71),
  displayStandIn('83% 86%', 76),
  displayStandIn('87% 91%', 79),
  displayStandIn('92% 125%', 88),
]);
globalFontFace('Tiro Stand-in', {
  src: "local('Times New Roman'), local('Liberation Serif')",
  sizeAdjust: '111.4%',
  ascentOverride: '67.8%',
  descentOverride: '22%',
  lineGapOverride: '0%',
});

globalIn('theme', ':root', { vars: assignVars(vars.font, fontFamilies) });
