import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewsHead } from './NewsHead.tsx';

const meta = {
  title: 'Sections/Heads of pages/NewsHead',
  component: NewsHead,
  args: { title: 'News', date: 'Friday, November 20, 2026', dateTime: '2026-11-20' },
} satisfies Meta<typeof NewsHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(canvas.getByText('Friday, November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const LongTitle: Story = { args: { title: 'News of the interconnection department' } };
