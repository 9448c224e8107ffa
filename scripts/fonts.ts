/**
 * Cuts the fonts that every page loads down to what English pages draw: the core characters, and the part of the
 * variable axes that the type styles use. Run after an update of the font packages; the results are committed.
 * The rest of Latin comes from the packages' own files, loaded only by pages that contain such a letter.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(new URL('../packages/ui/package.json', import.meta.url));
const target = new URL('../packages/ui/src/theme/fonts/', import.meta.url);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
/** Of ASCII what hardly any text has: a tenth of the files. */
const rare = [...'<=>[\\]^`{|}~'];
const core = `${ascii.filter((character) => !rare.includes(character)).join('')}\u00a0©·×é‘’“”–—…•→`;

/** What browsers apply by themselves, and the figures that styles ask for. Fractions and the like would bring glyphs of their own. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

const fonts = [
  {
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    name: 'anek-latin-core.woff2',
    variationAxes: { wght: { min: 240, max: 680 }, wdth: { min: 75, max: 125 } },
  },
  {
    source: '@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-latin-400-normal.woff2',
    name: 'tiro-core.woff2',
    // A third of the file, which only some systems follow, and on coarse screens.
    noHinting: true,
  },
  {
    source: '@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi-latin-400-italic.woff2',
    name: 'tiro-italic-core.woff2',
    noHinting: true,
  },
];

for (const { source, name, variationAxes, noHinting } of fonts) {
  const whole = await readFile(require.resolve(source));
  const cut = await subsetFont(whole, core, {
    targetFormat: 'woff2',
    keepFeatures,
    ...(variationAxes && { variationAxes }),
    ...(noHinting && { noHinting }),
  });
  await writeFile(new URL(name, target), cut);
  console.log(`${name}: ${whole.length} bytes to ${cut.length}`);
}
const range = [...core].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b);
console.log(
  `unicode-range: ${range.map((c) => `U+${c.toString(16).toUpperCase().padStart(4, '0')}`).join(', ')}`,
);
