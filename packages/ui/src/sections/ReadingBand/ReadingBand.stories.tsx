import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFace } from '../../elements/Avatar/faces.ts';
import { ReadingBand } from './ReadingBand.tsx';

const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4);

const meta = {
  title: 'Sections/Ways on/ReadingBand',
  component: ReadingBand,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Stories and news',
    storyLabel: 'A story',
    allStories: { label: 'All stories', href: '/stories' },
    story: {
      title: 'The pump that learned to whisper',
      href: '/stories/pump',
      excerpt: 'It drew water for eleven villages and woke all of them. We had one monsoon to make it quiet.',
      author: 'Ira Kadamb',
      authorTitle: 'Mechanical, 1994',
      authorId: 'ira',
    },
    newsHeading: 'News',
    news: [
      {
        title: 'Canteen scholarship passes two hundred meals a day',
        href: '/news/canteen',
        date: 'November 14, 2026',
        dateTime: '2026-11-14',
      },
      {
        title: 'The long table is full, and a second one is laid',
        href: '/news/table',
        date: 'November 2, 2026',
        dateTime: '2026-11-02',
      },
      {
        title: 'Seven chapters, one calendar',
        href: '/news/calendar',
        date: 'October 21, 2026',
        dateTime: '2026-10-21',
      },
    ],
    allNews: { label: 'All news', href: '/news' },
  },
} satisfies Meta<typeof ReadingBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stories and news' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The pump that learned to whisper' })).toHaveAttribute(
      'href',
      '/stories/pump',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
  },
};
export const WithThePortraitOfItsAuthor: Story = {
  tags: ['photo'],
  args: { story: { ...meta.args.story, portrait: sampleFace } },
};
export const NoStoryYet: Story = { args: { story: undefined } };
export const NoNewsYet: Story = {
  args: { news: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'News' })).toBeNull();
  },
};
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    story: { ...meta.args.story, title: long, excerpt: long, author: long, authorTitle: long },
    news: meta.args.news.map((item) => ({ ...item, title: long })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
