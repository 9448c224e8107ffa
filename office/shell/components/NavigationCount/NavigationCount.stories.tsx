import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavigationCount } from './NavigationCount.tsx';

const meta = {
  title: 'Office/Navigation count',
  component: NavigationCount,
  args: { count: 31 },
} satisfies Meta<typeof NavigationCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('31 waiting');
  },
};
export const One: Story = {
  args: { count: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 waiting');
  },
};
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const Gallery: Story = { tags: ['photo'] };
