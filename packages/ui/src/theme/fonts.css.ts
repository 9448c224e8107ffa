import { assignVars, globalFontFace } from '@vanilla-extract/css';
import { globalIn } from '../style/inLayer.ts';
import { core, faces, families } from './fontFaces.ts';
import { fontFamilies } from './scales.ts';
import { vars } from './vars.css.ts';

/* What an English page draws. Fonts of other letters: `rareFonts.css.ts`. */
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
 * The narrower the type, the smaller its stand-in: widths and, whatever the size, the same height of a line.
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
 * Stand-ins with the same widths and heights, so that nothing moves when the fonts arrive. The ratios were measured in a
 * browser: of text on a sentence of the home page, of display sizes on the titles of all samples, for each width that
 * `typography` has (d1 and d2, h2, h3, h4), as the one with which the fewest titles take another number of lines.
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
