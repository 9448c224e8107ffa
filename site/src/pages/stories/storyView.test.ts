import type { Story } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { listedStory, storyView } from './storyView.ts';

const story: Story = {
  id: 'pump/1',
  title: 'The pump',
  excerpt: 'It whispers.',
  content: '<p>The landlord had excellent hearing.</p>',
  author: 'Leela Umbar',
  authorTitle: 'Founder',
  authorImage: '',
  date: '2026-11-02T16:00:00.000Z',
  readTime: '7 min read',
  category: 'innovation',
  image: '/art/event-linkage.svg',
  tags: ['Hardware'],
};
const bare: Story = {
  ...story,
  id: 'bare',
  excerpt: '',
  author: '',
  authorTitle: '',
  readTime: '',
  category: 'other',
  image: '',
  tags: [],
};

test('a card links to the story’s page and shows its date and category as text', () => {
  expect(listedStory(story).summary).toEqual({
    title: 'The pump',
    href: '/alumni-stories/pump%2F1',
    excerpt: 'It whispers.',
    category: 'Innovation',
    author: 'Leela Umbar',
    authorTitle: 'Founder',
    date: 'November 2, 2026',
    dateTime: '2026-11-02T16:00:00.000Z',
    readTime: '7 min read',
    image: '/art/event-linkage.svg',
  });
});

test('takes missing fields from the story’s text, or leaves them out', () => {
  expect(listedStory(bare).summary).toMatchObject({
    excerpt: 'The landlord had excellent hearing.',
    author: 'A graduate',
    authorTitle: undefined,
    readTime: '1 min read',
    category: 'Other',
    image: undefined,
  });
});

test('a card has the author’s portrait in all its sizes, if the API names one', () => {
  const path = '/api/media/stories/a.jpg';
  const copy = { path: '/api/media/stories/a-400.webp', type: 'image/webp', width: 400 };
  const authorMedia = { path, width: 600, height: 800, sources: [copy] };
  expect(listedStory(story).summary.portrait).toBeUndefined();
  expect(listedStory({ ...story, authorImage: path, authorMedia }).summary.portrait).toEqual({
    src: path,
    width: 600,
    height: 800,
    sources: [{ type: 'image/webp', srcSet: '/api/media/stories/a-400.webp 400w' }],
    focus: { x: 0.5, y: 0.333 },
  });
  expect(listedStory({ ...story, authorImage: path }).summary.portrait).toMatchObject({ src: path });
});

test('a story comes with other stories by its author and related ones by others', () => {
  const second = { ...story, id: 'second', author: 'Gauri Kanchan' };
  const third = { ...story, id: 'third' };
  const view = storyView([bare, story, third, second], 'pump/1');
  expect(view?.alsoBy).toEqual([{ title: 'The pump', href: '/alumni-stories/third' }]);
  expect(view?.related.map(({ href }) => href)).toEqual(['/alumni-stories/second', '/alumni-stories/bare']);
});

test('does not treat two unsigned stories as by the same author', () => {
  expect(storyView([bare, { ...bare, id: 'other' }], 'bare')?.alsoBy).toEqual([]);
});

test('returns null for an unknown id', () => {
  expect(storyView([story], 'constructor')).toBeNull();
});
