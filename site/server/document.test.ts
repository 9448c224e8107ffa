import { startScript } from '@banyan/app/document';
import { expect, test } from 'vitest';
import { finishDocument } from './document.ts';

const head = { layerOrder: '@layer a, b;', script: 'mode()', fonts: ['/assets/anek.woff2'] };
const html =
  '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>' +
  '<script>mode()</script></head><body><h1>x</h1><script type="module" async="" src="/a.js"></script></body></html>';

test('the order of the layers and the first script stand before the first stylesheet', () => {
  const finished = finishDocument(html, head);
  const sheet = finished.indexOf('rel="stylesheet"');
  expect(finished.indexOf('<style>@layer a, b;</style>')).toBeLessThan(sheet);
  expect(finished.indexOf('<script>mode()</script>')).toBeLessThan(sheet);
  expect(finished.match(/mode\(\)/g)).toHaveLength(1);
  expect(finished.match(/charset/gi)).toHaveLength(1);
  expect(finished).toContain('rel="preload" as="font"');
});

test('the page asks for its script only after the first paint', () => {
  const finished = finishDocument(html, head);
  expect(finished).not.toContain('<link rel="modulepreload"');
  expect(finished).not.toMatch(/<script[^>]*\ssrc=/);
  // What that script does is tested where it is written.
  expect(finished).toContain(`<script>${startScript('/a.js', ['/a.js'])}</script>`);
});
