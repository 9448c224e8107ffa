import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PastEventLoading } from './PastEventLoading.tsx';

const meta = {
  title: 'Sections/Events/PastEventLoading',
  component: PastEventLoading,
} satisfies Meta<typeof PastEventLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading event...');
    await expect(status.getBoundingClientRect().height).toBeGreaterThanOrEqual(innerHeight * 0.6 - 1);
  },
};
