import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stale } from './Stale.tsx';

const meta = {
  title: 'Office/Stale',
  component: Stale,
  args: { readAt: new Date(2026, 9, 12, 19, 58).getTime(), onReadAgain: fn() },
} satisfies Meta<typeof Stale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Loaded at 7:58 PM.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
