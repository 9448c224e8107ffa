import { assignVars, globalFontFace } from '@vanilla-extract/css';
import { globalIn } from '../style/inLayer.ts';
import { fontFamilies } from './scales.ts';
import { vars } from './vars.css.ts';

const anek = 'Anek Latin';
const tiro = 'Tiro Marathi';

/* What an English page draws, cut from the packages' files by scripts/fonts.ts. The rest loads only when needed. */
const core =
  'U+0020-003B, U+003F-005A, U+005F, U+0061-007A, U+00A0, U+00A9, U+00B7, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192';
const restOfLatin =
  'U+003C-003E, U+005B-005E, U+0060, U+007B-007E, U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2039-203A, U+20AC, U+2122, U+2190-2191, U+2193, U+2212';
const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';

const anekFace = { fontWeight: '240 680', fontStretch: '75% 125%', fontDisplay: 'swap' } as const;
const anekFile = (subset: string) =>
  `url('@fontsource-variable/anek-latin/files/anek-latin-${subset}-standard-normal.woff2') format('woff2')`;
const tiroFile = (subset: string, fontStyle: string) =>
  `url('@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-${subset}-400-${fontStyle}.woff2') format('woff2')`;

globalFontFace(anek, [
  { ...anekFace, src: "url('./fonts/anek-latin-core.woff2') format('woff2')", unicodeRange: core },
  { ...anekFace, src: anekFile('latin'), unicodeRange: restOfLatin },
  { ...anekFace, src: anekFile('latin-ext'), unicodeRange: latinExtended },
]);
globalFontFace(tiro, [
  {
    fontWeight: 400,
    fontDisplay: 'swap',
    src: "url('./fonts/tiro-core.woff2') format('woff2')",
    unicodeRange: core,
  },
  { fontWeight: 400, fontDisplay: 'swap', src: tiroFile('latin', 'normal'), unicodeRange: restOfLatin },
  { fontWeight: 400, fontDisplay: 'swap', src: tiroFile('latin-ext', 'normal'), unicodeRange: latinExtended },
  {
    fontWeight: 400,
    fontStyle: 'italic',
    fontDisplay: 'swap',
    src: "url('./fonts/tiro-italic-core.woff2') format('woff2')",
    unicodeRange: core,
  },
  {
    fontWeight: 400,
    fontStyle: 'italic',
    fontDisplay: 'swap',
    src: tiroFile('latin', 'italic'),
    unicodeRange: restOfLatin,
  },
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
