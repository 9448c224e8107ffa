import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleNews } from '../NewsCard/samples.ts';
import { NewsFront } from './NewsFront.tsx';

const meta = {
  title: 'Content/News/NewsFront',
  component: NewsFront,
  args: { items: sampleNews.slice(0, 3) },
} satisfies Meta<typeof NewsFront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};
export const OnlyALead: Story = { args: { items: sampleNews.slice(0, 1) } };
export const NothingIsFeatured: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};
