import { expect, test } from 'vitest';
import { headTags, metaTag, withoutScripts } from './documentHead.ts';
import { documentMeta, pageMeta } from './pageMeta.ts';

const page = {
  title: 'Events | Bay <Area>',
  description: 'What "is" on',
  siteName: 'Bay <Area>',
  picture: { src: 'https://alumni.example.org/og.png' },
};

test('describes a page the same way to search engines and to sites where it is shared', () => {
  const picture = { ...page.picture, alt: 'A banyan', width: 1200, height: 630 };
  const address = 'https://alumni.example.org/events';
  expect(pageMeta({ ...page, picture, address, type: 'article' })).toEqual([
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:image', content: picture.src },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A banyan' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]);
});

test('leaves out unknown values', () => {
  const names = pageMeta({ ...page, description: '' }).map(({ name, property }) => name ?? property);
  expect(names).toEqual(['og:title', 'og:type', 'og:site_name', 'og:image', 'twitter:card']);
});

test('escapes the text of a meta tag', () => {
  expect(documentMeta.map(metaTag)[0]).toBe('<meta charset="utf-8"/>');
  expect(metaTag({ property: 'og:title', content: page.title })).toBe(
    '<meta property="og:title" content="Events | Bay &lt;Area&gt;"/>',
  );
  expect(metaTag({ name: 'description', content: page.description })).toContain(
    'content="What &quot;is&quot; on"',
  );
});

test('writes the layers before the script and the fonts, and no script into a document without scripts', () => {
  const head = { layerOrder: '@layer a, b;', script: 'mode()', fonts: ['/f.woff2'] };
  expect(headTags(head, true).map((tag) => tag.slice(0, 7))).toEqual(['<style>', '<script', '<link r']);
  expect(headTags(head, false).join('')).not.toContain('mode()');
  expect(withoutScripts('<p>a</p><script type="module">\nrun()\n</script><p>b</p>')).toBe('<p>a</p><p>b</p>');
});
