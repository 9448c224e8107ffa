import { globalFontFace } from '@vanilla-extract/css';
import { faces, families, latinExtended, restOfLatin } from './fontFaces.ts';

const anekFile = (subset: string) =>
  `url('@fontsource-variable/anek-latin/files/anek-latin-${subset}-standard-normal.woff2') format('woff2')`;
const tiroFile = (subset: string, fontStyle = 'normal') =>
  `url('@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-${subset}-400-${fontStyle}.woff2') format('woff2')`;

/* Letters that few English pages draw: in a sheet of their own, which a page without them need not begin with. */
globalFontFace(families.anek, [
  { ...faces.anek, src: anekFile('latin'), unicodeRange: restOfLatin },
  { ...faces.anek, src: anekFile('latin-ext'), unicodeRange: latinExtended },
]);
globalFontFace(families.tiro, [
  { ...faces.tiro, src: tiroFile('latin'), unicodeRange: restOfLatin },
  { ...faces.tiro, src: tiroFile('latin-ext'), unicodeRange: latinExtended },
  { ...faces.tiroItalic, src: tiroFile('latin', 'italic'), unicodeRange: restOfLatin },
]);
