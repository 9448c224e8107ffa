import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepWaiting } from './StepWaiting.tsx';

const meta = {
  title: 'Forms/StepWaiting',
  component: StepWaiting,
  args: { failed: false, trying: true, retry: fn() },
} satisfies Meta<typeof StepWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {};
export const InWordsOfTheForm: Story = { args: { label: 'Loading payment options...' } };
export const Failed: Story = {
  tags: ['photo'],
  args: { failed: true, trying: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you typed is kept.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalledOnce();
  },
};
export const TriedOnceMore: Story = {
  args: { failed: true, trying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  },
};
