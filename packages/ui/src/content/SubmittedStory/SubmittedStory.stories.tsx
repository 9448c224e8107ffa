import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubmittedStory } from './SubmittedStory.tsx';

const meta = {
  title: 'Content/Stories/SubmittedStory',
  component: SubmittedStory,
  args: {
    title: 'The steel tumbler',
    category: 'Social impact',
    excerpt: 'The canteen owed me nothing. I owed the canteen four years of tea.',
    author: 'Gauri Kanchan',
    readTime: '2 min read',
    stamp: 'In review',
  },
  render: (args) => (
    <>
      <h1>Your story is with the editors</h1>
      <SubmittedStory {...args} />
    </>
  ),
} satisfies Meta<typeof SubmittedStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The steel tumbler' })).toBeVisible();
    await expect(canvas.getByText('In review')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongWordsOnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Interdepartmentalhydrodynamics'.repeat(2),
    author: 'Chandrashekharvenkatanarasimha'.repeat(2),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
