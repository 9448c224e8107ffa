import { expect, test } from 'vitest';
import { articleData, breadcrumbs, dataScript, organization, website } from './structuredData.ts';

const origin = 'https://alumni.example.org';

test('the data cannot end its script element', () => {
  const { type, children } = dataScript({ name: '</script><script>alert(1)</script><!--' });
  expect(type).toBe('application/ld+json');
  expect(children).not.toContain('<');
  expect(JSON.parse(children)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});

test('an article without author or picture uses the association and the site’s card', () => {
  const page = { path: '/news/x', title: 'X', description: 'About X.' };
  expect(articleData(origin, page, { headline: 'X', published: '2026-11-14T00:00:00Z', images: [] })).toEqual(
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'X',
      description: 'About X.',
      datePublished: '2026-11-14T00:00:00Z',
      mainEntityOfPage: `${origin}/news/x`,
      author: { '@id': organization(origin)['@id'] },
      publisher: { '@id': `${origin}/#organization` },
      image: [`${origin}/og.png`],
    },
  );
});

test('writes absolute picture URLs, and leaves out invalid ones', () => {
  const page = { path: '/news/x', title: 'X', description: 'About X.' };
  const images = ['/uploads/a.jpg', 'http://[', 'https://pictures.example.org/b.jpg'];
  expect(articleData(origin, page, { headline: 'X', published: '', images }).image).toEqual([
    `${origin}/uploads/a.jpg`,
    'https://pictures.example.org/b.jpg',
  ]);
});

test('breadcrumbs begin at the front page', () => {
  expect(breadcrumbs(origin, [{ title: 'News', path: '/news' }]).itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: `${origin}/` }),
    { '@type': 'ListItem', position: 2, name: 'News', item: `${origin}/news` },
  ]);
});

test('tells search engines the URL of the site search', () => {
  expect(website(origin)).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${origin}/search?q={search_term_string}` } },
  });
});
