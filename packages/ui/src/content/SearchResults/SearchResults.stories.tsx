import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { SearchResults } from './SearchResults.tsx';
import { sampleHits } from './samples.ts';
import { UnsearchedNotice } from './UnsearchedNotice.tsx';

const meta = {
  title: 'Content/Lists/SearchResults',
  component: SearchResults,
  subcomponents: { UnsearchedNotice },
  args: {
    words: {
      loading: 'Searching...',
      failed: 'The search failed',
      failedReason: 'Your words are still here. Please try again.',
      retry: 'Retry',
      empty: 'Nothing found',
      emptyHint: 'Try a part of the word, another spelling, or fewer words.',
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
    // Screen readers hear a title with marked words as one title.
    await expect(canvas.getByRole('link', { name: 'A scholarship named after the canteen' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching...');
    await expect(canvas.getByRole('group', { name: 'Found' })).toHaveAttribute('aria-busy', 'true');
  },
};
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
    await expect(canvas.getByText(/^Try a part of the word/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/search');
  },
};
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The search failed. Your words are still here. Please try again.',
    );
  },
};
export const TryingAgain: Story = {
  args: { progress: { state: 'failed', onRetry: fn(), busy: true } },
};
const confirm = fn();
export const FoundAWhileAgo: Story = {
  args: { progress: { state: 'ready', items: sampleHits, outdated: { onRetry: confirm } } },
};
export const SomeListsDidNotAnswer: Story = {
  render: (args) => (
    <Stack space={32}>
      <UnsearchedNotice
        heading="Not everything could be searched"
        text="These lists could not be searched just now. Each has its own search."
        lists={[
          { label: 'Stories', href: '/alumni-stories' },
          { label: 'Jobs', href: '/job-board' },
        ]}
      />
      <SearchResults {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status', { name: 'Not everything could be searched' });
    await expect(within(notice).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/job-board');
    await expect(canvas.getByRole('region', { name: 'News' })).toBeVisible();
  },
};
export const EveryListAnswered: Story = {
  render: () => <UnsearchedNotice heading="Not everything could be searched" text="" lists={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
const long = 'Interconnectiondepartment'.repeat(8);
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
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
