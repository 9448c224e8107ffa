import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographs } from '../../elements/Picture/samples.ts';
import { sampleNews } from '../NewsCard/samples.ts';
import { LatestNews } from './LatestNews.tsx';
import { NewsLead } from './NewsLead.tsx';
import { NewsRow, NewsRows } from './NewsRow.tsx';

const retry = fn();

const meta = {
  title: 'Content/News/LatestNews',
  component: LatestNews,
  subcomponents: { NewsLead, NewsRow, NewsRows },
  args: { progress: { state: 'ready', items: sampleNews }, allNews: { label: 'All news', href: '/news' } },
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

/** Number of columns of the lead and of the rows. */
const columns = (canvasElement: HTMLElement) => {
  const [lead, list] = ['article', 'ol'].map((name) =>
    canvasElement.querySelector(name)?.getBoundingClientRect(),
  );
  return (list?.top ?? 0) < (lead?.bottom ?? 0) ? 2 : 1;
};
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => expect(columns(canvasElement)).toBe(1),
};
export const TwoColumnsFrom968: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => expect(columns(canvasElement)).toBe(2),
};
export const ADateStandsOnOneLineAndIsSaidInFull: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    const heights = Array.from(canvasElement.querySelectorAll('li time'), ({ clientHeight, parentElement }) =>
      Math.max(clientHeight, parentElement?.clientHeight ?? 0),
    );
    await expect(new Set(heights).size).toBe(1);
    await expect(canvas.getByText('Sep 30, 2026')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('September 30, 2026')).not.toHaveAttribute('aria-hidden');
  },
};
export const WithoutAShortDate: Story = {
  args: {
    progress: { state: 'ready', items: sampleNews.map((item) => ({ ...item, shortDate: undefined })) },
  },
};
export const WithAPhotograph: Story = {
  args: {
    progress: { state: 'ready', items: sampleNews.map((item) => ({ ...item, image: photographs.wide })) },
  },
};
export const WithoutAPicture: Story = {
  args: { progress: { state: 'ready', items: sampleNews.map((item) => ({ ...item, image: undefined })) } },
};
export const LongTitlesWithoutCategory: Story = {
  tags: ['!dev', '!autodocs'],
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
  },
};
const confirm = fn();
export const AsItWasAWhileAgo: Story = {
  args: { progress: { state: 'ready', items: sampleNews, outdated: { onRetry: confirm } } },
};
