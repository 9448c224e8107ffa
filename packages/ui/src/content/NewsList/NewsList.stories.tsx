import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { sampleNews } from '../NewsCard/samples.ts';
import { NewsList } from './NewsList.tsx';

const retry = fn();
const clear = fn();

const meta = {
  title: 'Content/News/NewsList',
  component: NewsList,
  args: { progress: { state: 'ready', items: sampleNews.slice(3, 9) } },
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
export const TheLastPageHasOne: Story = {
  args: { progress: { state: 'ready', items: sampleNews.slice(0, 1) } },
};
export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading news...');
  },
};
export const NothingFound: Story = {
  args: { progress: { state: 'empty', action: <Button onClick={clear}>Clear the search</Button> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No news found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(clear).toHaveBeenCalledOnce();
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
