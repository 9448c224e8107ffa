import { hashSource, startScript } from '@banyan/app/document';
import { expect, test } from 'vitest';
import { finishDocument, withGuests } from './document.ts';

const head = { layerOrder: '@layer a, b;', script: 'mode()', fonts: ['/assets/anek.woff2'] };
const html =
  '<html><head><meta charSet="utf-8"/><meta property="csp-nonce" content="m4rk"/><link rel="stylesheet" href="/a.css" nonce="m4rk"/>' +
  '<link rel="modulepreload" href="/a.js" nonce="m4rk"/><script>mode()</script></head><body><h1>x</h1><!-- content -->' +
  '<script nonce="m4rk">data()</script><script type="module" nonce="m4rk" async="" src="/a.js"></script></body></html>';

test('puts the layer order and the first script before the first style sheet', () => {
  const finished = finishDocument(html, head, 'm4rk').html;
  const sheet = finished.indexOf('rel="stylesheet"');
  expect(finished.indexOf('<style>@layer a, b;</style>')).toBeLessThan(sheet);
  expect(finished.indexOf('<script>mode()</script>')).toBeLessThan(sheet);
  expect(finished.match(/mode\(\)/g)).toHaveLength(1);
  expect(finished.match(/charset/gi)).toHaveLength(1);
  expect(finished).toContain('rel="preload" as="font"');
});

test('puts the layer order into the renderer’s styles when they come first', () => {
  const styled = html.replace(/<link rel="stylesheet"[^>]*>/, '<style nonce="m4rk">.a{top:0}</style>');
  const finished = finishDocument(styled, head, 'm4rk');
  expect(finished.html.match(/<style>.*?<\/style>/g)).toEqual(['<style>@layer a, b;.a{top:0}</style>']);
  expect(finished.styles).toEqual([hashSource('@layer a, b;.a{top:0}')]);
});

test('merges the renderer’s inline scripts into one, without the code for its stream', () => {
  const streamed = html.replace(
    '</body>',
    '<script data-tsr-stream-part="" nonce="m4rk">more();{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute(\'data-tsr-stream-part\'))p.remove();s.remove()}</script>' +
      '<script nonce="m4rk">document.currentScript.remove();/*$tsr-stream-boundary*/</script></body>',
  );
  const finished = finishDocument(streamed, head, 'm4rk');
  expect(finished.html).toContain('<script>data();more();;document.');
  expect(finished.html).not.toContain('boundary');
  expect(finished.scripts).toHaveLength(2);
});

test('loads the page’s script only after the first paint', () => {
  const finished = finishDocument(html, head, 'm4rk').html;
  expect(finished).not.toContain('<link rel="modulepreload"');
  expect(finished).not.toMatch(/<script[^>]*\ssrc=/);
  // The tests of `startScript` cover what that script does.
  expect(finished).toContain(`${startScript({ entry: '/a.js', needed: ['/a.js'] })}</script></body>`);
});

test('allows only scripts of the renderer, not scripts injected with the content', () => {
  const injected =
    '<script>evil()</script><script nonce="guess">evil()</script>' +
    '<script type="module" async="" src="/evil.js"></script><link rel="modulepreload" href="/evil.js"/>';
  const finished = finishDocument(html.replace('<!-- content -->', injected), head, 'm4rk');
  expect(finished.scripts).toEqual(
    ['mode()', `data();${startScript({ entry: '/a.js', needed: ['/a.js'] })}`].map(hashSource),
  );
});

test('allows only styles of the renderer', () => {
  const styled = html.replace('</head>', '<style nonce="m4rk">.a{top:0}</style></head>');
  const injected = styled.replace('<!-- content -->', '<style>.evil{top:0}</style>');
  const finished = finishDocument(injected, head, 'm4rk');
  expect(finished.html).toContain('<style>.a{top:0}</style>');
  expect(finished.styles).toEqual([head.layerOrder, '.a{top:0}'].map(hashSource));
});

test('does not reveal the renderer’s nonce', () => {
  expect(finishDocument(html, head, 'm4rk').html).not.toContain('m4rk');
});

test('lists the deployment’s third parties, not those of the build', () => {
  const page = '<head><title>x</title></head>';
  const built = withGuests(page, ['hcaptcha']);
  expect(built).toBe('<head><title>x</title><meta name="guests" content="hcaptcha"/></head>');
  expect(withGuests(built, ['paypal'])).toContain('content="paypal"');
  expect(withGuests(built, [])).toBe(page);
});

test('leaves a response without a page unchanged', () => {
  expect(finishDocument('', head, 'm4rk').html).toBe('');
});
