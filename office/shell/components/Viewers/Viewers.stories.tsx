import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Viewers } from './Viewers.tsx';

const meta = {
  title: 'Office/Viewers',
  component: Viewers,
  args: { names: ['Kiran Umbar', 'Asha Gulmohar'] },
} satisfies Meta<typeof Viewers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Nobody: Story = {
  args: { names: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/has this open/)).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
