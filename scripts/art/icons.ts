/**
 * Draws the favicons, the app icons, the web manifest and the open-graph card into `packages/ui/static/`, all from the
 * mark and the hero. Needs a Chrome or Chromium. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { tree, treeHeight, treeWidth } from '@banyan/ui/imagery/geometry';
import { mark, smallMark } from './mark.ts';
import { openBrowser, renderPng } from './render.ts';
import { colour, fill, group, path } from './svg.ts';

const folder = new URL('../../packages/ui/static/', import.meta.url);
const font = await readFile(
  new URL('../../packages/ui/src/theme/fonts/anek-latin-core.woff2', import.meta.url),
);
const { indigo900, indigo800, indigo500, indigo400, marigold500, marigold400, white } = colour;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16"><style>@media (prefers-color-scheme: dark){.line{stroke:${white}}}</style>${smallMark(indigo800, marigold500)}</svg>\n`;

/** The mark on its field, inside the circle that every launcher keeps when it crops. */
const appIcon = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 72 72"><path ${fill(indigo900)} d="M0 0h72v72H0z"/><g transform="translate(18 18)">${mark(white, marigold400)}</g></svg>`;

const tab = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 16 16">${smallMark(indigo800, marigold500)}</svg>`;

/** One PNG in an icon file, for what asks for `/favicon.ico` unasked. */
const icoFrom = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

const letters = ['C', 'o', 'n', 'n', 'e', 'c', 't'].map(
  (letter, index) => `<span style="font-stretch:${125 - (index * 50) / 6}%">${letter}</span>`,
);
const { bands, lines } = tree('');
const sky = `<svg viewBox="0 0 ${treeWidth} ${treeHeight}" width="1200" height="456" preserveAspectRatio="xMaxYMax slice">${group(
  fill(indigo500, 0.055),
  bands.map((d) => path(d)).join(''),
)}${group(
  `fill="none" stroke="${indigo400}"`,
  lines.map(({ d, width }) => path(d, `stroke-width="${width}"`)).join(''),
)}</svg>`;

/** What a shared link shows: the front page's word, and whose it is. */
const card = `<style>
@font-face{font-family:Anek;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:240 680;font-stretch:75% 125%}
body{font-family:Anek;background:${white};width:1200px;height:630px;overflow:hidden}
.sky{position:relative;height:456px;background:${indigo900};overflow:hidden}
.word{position:absolute;left:56px;bottom:0;font-size:232px;line-height:1;font-weight:600;letter-spacing:-.012em;white-space:nowrap;color:${white};text-box:trim-both cap alphabetic;transform:translateY(.008em)}
.dot{position:relative;font-stretch:75%;color:${marigold400}}
.dot::before{content:'';position:absolute;left:50%;bottom:.34em;width:3px;height:12em;margin-left:-1px;background:${marigold400}}
.foot{display:flex;align-items:center;gap:24px;height:174px;padding-left:62px;color:${indigo800}}
b{display:block;font-size:44px;line-height:1;font-weight:660;font-stretch:90%}
i{display:block;margin-top:12px;font-size:26px;line-height:1;font-style:normal;font-weight:520;font-stretch:112%}
</style><div class="sky">${sky}<div class="word">${letters.join('')}<span class="dot">.</span></div></div>
<div class="foot"><svg viewBox="0 0 36 36" width="88" height="88">${mark(indigo800, marigold500)}</svg><div><b>Engineering Alumni</b><i>Pune — United States</i></div></div>`;

const manifest = {
  name: 'Engineering Alumni, Pune and United States',
  short_name: 'Alumni',
  start_url: '/',
  display: 'browser',
  background_color: white,
  theme_color: indigo900,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

const browser = await openBrowser();
const save = (name: string, content: string | Buffer) => writeFile(new URL(name, folder), content);
await save('favicon.svg', favicon);
await save('favicon.ico', icoFrom(await renderPng(browser, tab(32), 32, 32), 32));
await save('apple-touch-icon.png', await renderPng(browser, appIcon(180), 180, 180));
await save('icon-192.png', await renderPng(browser, appIcon(192), 192, 192));
await save('icon-512.png', await renderPng(browser, appIcon(512), 512, 512));
await save('og.png', await renderPng(browser, card, 1200, 630));
await save('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
await browser.close();
console.log(`icons and card in ${folder.pathname}`);
