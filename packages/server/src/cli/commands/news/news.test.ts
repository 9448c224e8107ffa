import { describe, expect, test } from 'vitest';
import { volunteer } from '../../test-volunteer.ts';

const text = `Title: Café night, counted
Summary: Forty cups.
Category: Events
Chapter: atlanta
Author: Tara Chinch
Tags: Tea, Atlanta

Forty cups.

One spoon.
`;

async function newsroom() {
  const site = await volunteer();
  const published = async (chapter = '') =>
    (await (await site.request(`/news/fetch-all-news?chapter=${chapter}`)).json()).data;
  return { ...site, published };
}

describe('news', () => {
  test('in a file are on the site, of their chapter, until they are taken off; who did it is noted', async () => {
    const { banyan, write, published, notes } = await newsroom();
    const added = await banyan('news', 'add', '--file', write('cafe.txt', text), '--as', 'Meera Palash');
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining('/news/news-cafe-night-counted') });
    expect(await published('atlanta')).toMatchObject([
      {
        _id: 'news-cafe-night-counted',
        title: 'Café night, counted',
        summary: 'Forty cups.',
        description: 'Forty cups.\n\nOne spoon.',
        category: 'Events',
        createdBy: { name: 'Tara Chinch' },
        tags: ['Tea', 'Atlanta'],
        chapter: 'atlanta',
      },
    ]);
    expect(await published('bay-area')).toEqual([]);
    const again = await banyan(
      ...['news', 'add', '--file', write('cafe.txt', text), '--chapter', 'bay-area'],
    );
    expect(again.out).toContain('news-cafe-night-counted-2 is published');
    expect((await published('bay-area')).length).toBe(1);
    expect((await banyan('news', 'list', '--chapter', 'atlanta')).out).toMatch(
      /^news-cafe-night-counted {2}\d{4}-\d\d-\d\d {2}Café night, counted {2}· {2}atlanta$/,
    );
    expect((await banyan('news', 'remove', 'news-cafe-night-counted')).code).toBe(0);
    expect((await banyan('news', 'remove', 'news-cafe-night-counted')).code).toBe(1);
    expect((await published()).length).toBe(1);
    expect((await notes()).map(({ action, who }) => [action, who]).slice(0, 1)).toEqual([
      ['news add', 'Meera Palash'],
    ]);
  });

  test.each([
    ['Title: A', 'description: news needs a text'],
    ['Summary: A\n\nText', 'title: news needs a headline.'],
    ['Title: A\nChapter: mars\n\nText', 'chapter: there is no such chapter; there are atlanta, bay-area'],
    ['Title: A\nCategory: Gossip\n\nText', 'category: this is one of Events, Announcements'],
    ['Title: A\nColour: red\n\nText', 'News has no field "Colour". It has: title, summary'],
    ['A night', '"A night" is not a line such as "title: Garba night, counted"'],
  ])('that say %j are refused in words', async (content, sentence) => {
    const { banyan, write, published } = await newsroom();
    const { code, out } = await banyan('news', 'add', '--file', write('news.txt', content));
    expect([code, out]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await published()).toEqual([]);
  });
});
