import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleNewsRows } from '../samples.ts';
import { NewsList } from './NewsList.tsx';

const meta = {
  title: 'Office/News list',
  component: NewsList,
  args: { rows: sampleNewsRows, hrefOf: ({ id }) => `#${id}` },
} satisfies Meta<typeof NewsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Reports, all chapters, by Leela Umbar, Oct 12, 2026')).toBeVisible();
    await expect(canvas.getByText('Events, Bay Area, Oct 12, 2026')).toBeVisible();
  },
};
export const Fifty: Story = {
  args: {
    rows: Array.from({ length: 50 }, (_, number) =>
      sampleNewsRows.slice(0, 1).map((row) => ({ ...row, id: `n${number}` })),
    ).flat(),
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftText: Story = {
  args: { rows: sampleNewsRows.map((row) => ({ ...row, title: 'انضم إلينا' })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
