import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../../elements/Button/index.ts';
import { SearchResults } from './SearchResults.tsx';
import { sampleHits } from './samples.ts';

const meta = {
  title: 'Content/SearchResults',
  component: SearchResults,
  args: {
    words: {
      loading: 'Searching...',
      failed: 'The search did not answer',
      failedReason: 'Your words are kept; try once more.',
      retry: 'Retry',
      empty: 'Nothing found',
      emptyHint: 'Try a part of the word, another spelling, or one word less.',
    },
    progress: { state: 'ready', items: sampleHits },
  },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const news = canvas.getByRole('region', { name: 'News' });
    await expect(news.querySelectorAll('h3 mark')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'All 61 people' })).toHaveAttribute(
      'href',
      '/alumni-directory?search=canteen',
    );
    // What is marked is read as one title.
    await expect(canvas.getByRole('link', { name: 'A scholarship named after the canteen' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const OneThing: Story = {
  args: { progress: { state: 'ready', items: sampleHits.slice(2) } },
};
export const Loading: Story = { args: { progress: { state: 'loading' } } };
export const NothingFound: Story = {
  args: {
    progress: {
      state: 'empty',
      action: (
        <ButtonLink variant="line" href="/search">
          Clear search
        </ButtonLink>
      ),
    },
  },
};
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    if (args.progress.state === 'failed') await expect(args.progress.onRetry).toHaveBeenCalledOnce();
  },
};
export const TryingAgain: Story = { args: { progress: { state: 'failed', onRetry: fn(), busy: true } } };
const long = 'Interconnectiondepartment'.repeat(8);
export const LongWords: Story = {
  args: {
    progress: {
      state: 'ready',
      items: sampleHits.map((group) => ({
        ...group,
        total: 12_345,
        hits: group.hits.map((hit) => ({
          ...hit,
          title: { text: long, marks: [{ from: 0, to: 15 }] },
          excerpt: { text: long.repeat(2), marks: [] },
          detail: long,
        })),
      })),
    },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
