import { expect, test } from 'vitest';
import { problemsOf } from './check.ts';

const html = [
  '<html><head><style>@layer a, b;</style><link rel="stylesheet" href="https://cdn.example.org/a"/>',
  '<title>Contact</title><link rel="canonical" href="https://alumni.example.org/contact"/>',
  `<meta name="description" content="${'A volunteer reads every message. '.repeat(3)}"/>`,
  '<meta property="og:image" content="x"/></head>',
  '<body><main><h1>Contact</h1></main><script type="module" async="" src="https://cdn.example.org/b"></script></body></html>',
].join('');
const page = (changed: string) => [{ path: '/contact', file: 'contact.html', html: changed }];

test('finds no problem in a complete page', async () => {
  expect(await problemsOf(page(html), '/api')).toEqual([]);
});

test.each([
  [html.replace(/<title>.*<\/title>/, ''), 'contact.html has no <title>.'],
  [html.replace(/<link rel="canonical"[^>]*>/, ''), 'contact.html has no canonical link.'],
  [html.replace(/<meta name="description"[^>]*>/, ''), 'contact.html has no description.'],
  [
    html.replace('A volunteer', 'A volunteer'.repeat(20)),
    'contact.html has a description of more than 160 characters.',
  ],
  [html.replaceAll('h1', 'h2'), 'contact.html does not have exactly one <h1>.'],
  [html.replace(/<link rel="stylesheet"[^>]*>/, ''), 'contact.html has no styles.'],
  [
    html.replace('a, b;', 'a{}'),
    'contact.html does not state the order of the cascade layers before its styles.',
  ],
  [
    html.replace(' async=""', '').replace('type="module"', ''),
    'contact.html has a script that blocks the first paint.',
  ],
  [
    html.replace('src="https://cdn.example.org/b"', 'async src="/assets/gone.js"'),
    'contact.html names /assets/gone.js, which the build did not write.',
  ],
])('reports a page that lacks a required part', async (broken, sentence) => {
  expect(await problemsOf(page(broken), '/api')).toContain(sentence);
});

test('rejects a style attribute, because the CSP blocks it', async () => {
  const [problem] = await problemsOf(page(html.replace('<h1>', '<h1 style="color:red">')), '/api');
  expect(problem).toMatch(/^contact\.html has a style attribute/);
});

test('accepts a 404 page without a canonical link', async () => {
  const missing = { path: '/404', file: '404.html', html: html.replace(/<link rel="canonical"[^>]*>/, '') };
  expect(await problemsOf([missing], '/api')).toEqual([]);
});

test('does not look for API files among the files of the build', async () => {
  const named = html.replace('</h1>', '</h1><a href="/api/events/x/event.ics">Calendar</a>');
  expect(await problemsOf(page(named), '/api')).toEqual([]);
  expect(await problemsOf(page(named), 'https://api.example.org')).toHaveLength(1);
});
