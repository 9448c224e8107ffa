import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNews } from '../NewsCard/samples.ts';
import { LatestNews } from './LatestNews.tsx';
import { NewsLead } from './NewsLead.tsx';
import { NewsRow } from './NewsRow.tsx';

const retry = fn();

const meta = {
  title: 'Content/LatestNews',
  component: LatestNews,
  subcomponents: { NewsLead, NewsRow },
  args: { progress: { state: 'ready', items: sampleNews } },
} satisfies Meta<typeof LatestNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const OnlyOne: Story = { args: { progress: { state: 'ready', items: sampleNews.slice(0, 1) } } };
export const WithoutAPicture: Story = {
  args: { progress: { state: 'ready', items: sampleNews.map((item) => ({ ...item, image: undefined })) } },
};
export const LongTitlesWithoutCategory: Story = {
  args: {
    progress: {
      state: 'ready',
      items: sampleNews.map((item) => ({
        ...item,
        title: `${'Interconnectedness'.repeat(3)}: ${item.title}`,
        category: undefined,
      })),
    },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading news...');
  },
};
export const NoNewsYet: Story = {
  args: { progress: { state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No news yet' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'News could not be loaded. The server did not answer. The rest of the page works.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
