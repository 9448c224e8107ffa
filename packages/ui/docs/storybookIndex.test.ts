import { expect, it } from 'vitest';
import { roomsOf } from './storybookIndex.ts';

const page = (id: string, title: string, tags = ['dev']) => ({ id, title, type: 'docs', tags });

it('lists pages by section and group, and no stories and nothing that the sidebar hides', () => {
  expect(
    roomsOf([
      page('elements-button--docs', 'Elements/Button'),
      { id: 'elements-button--primary', title: 'Elements/Button', type: 'story', tags: ['dev'] },
      page('content-events-eventrow--docs', 'Content/Events/EventRow'),
      page('content-news-newscard--docs', 'Content/News/NewsCard'),
      page('elements-hidden--docs', 'Elements/Hidden', ['!dev']),
    ]),
  ).toEqual([
    {
      name: 'Elements',
      groups: [{ doors: [{ name: 'Button', href: './?path=/docs/elements-button--docs' }] }],
    },
    {
      name: 'Content',
      groups: [
        {
          name: 'Events',
          doors: [{ name: 'EventRow', href: './?path=/docs/content-events-eventrow--docs' }],
        },
        { name: 'News', doors: [{ name: 'NewsCard', href: './?path=/docs/content-news-newscard--docs' }] },
      ],
    },
  ]);
});
