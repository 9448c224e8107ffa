import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { RelatedStory, StoryCard } from './StoryCard.tsx';
import { StoryZigzag } from './StoryZigzag.tsx';
import { sampleStories } from './samples.ts';

const retry = fn();
const showAll = fn();

const meta = {
  title: 'Content/StoryZigzag',
  component: StoryZigzag,
  subcomponents: { StoryCard, RelatedStory },
  args: { progress: { state: 'ready', items: sampleStories } },
} satisfies Meta<typeof StoryZigzag>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    const link = canvas.getByRole('link', { name: 'Water, by subtraction' });
    await expect(link).toHaveAttribute('href', '/alumni-stories/water');
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: fits };

export const WithoutOrWithABrokenPicture: Story = {
  args: {
    progress: {
      state: 'ready',
      items: sampleStories.map((story, place) => ({
        ...story,
        image: place === 0 ? undefined : '/art/does-not-exist.jpg',
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const first = canvasElement.querySelector('img');
    await waitFor(() => expect(first?.getAttribute('src')).toBe('/art/event-default.svg'));
  },
};

export const LongWords: Story = {
  args: {
    progress: {
      state: 'ready',
      items: sampleStories.map((story) => ({
        ...story,
        title: `${'Interconnectedness'.repeat(3)}: ${story.title}`,
        excerpt: story.excerpt.repeat(6),
      })),
    },
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories...');
  },
};
export const NoStoriesFound: Story = {
  args: { progress: { state: 'empty', action: <Button onClick={showAll}>Show all</Button> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No stories found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(showAll).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry: retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
