import { globalFontFace } from '@vanilla-extract/css';
import { faces, families, latinExtended, restOfLatin } from './fontFaces.ts';

const anekFile = (subset: string) =>
  `url('@fontsource-variable/anek-latin/files/anek-latin-${subset}-standard-normal.woff2') format('woff2')`;
const tiroFile = (subset: string, fontStyle = 'normal') =>
  `url('@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-${subset}-400-${fontStyle}.woff2') format('woff2')`;

/* Letters that few English pages use: in a separate sheet that most pages do not load first. */
globalFontFace(families.anek, [
  { ...faces.anek, src: anekFile('latin'), unicodeRange: restOfLatin },
  { ...faces.anek, src: anekFile('latin-ext'), unicodeRange: latinExtended },
]);
globalFontFace(families.tiro, [
  { ...faces.tiro, src: tiroFile('latin'), unicodeRange: restOfLatin },
  { ...faces.tiro, src: tiroFile('latin-ext'), unicodeRange: latinExtended },
  { ...faces.tiroItalic, src: tiroFile('latin', 'italic'), unicodeRange: restOfLatin },
]);
