import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DayRange } from './DayRange.tsx';

const meta = {
  title: 'Office/Day range',
  component: DayRange,
  args: { days: {}, onChoose: fn() },
} satisfies Meta<typeof DayRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('From'), '2026-10-01{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ from: '2026-10-01', to: undefined });
  },
};
export const Chosen: Story = { args: { days: { from: '2026-10-01', to: '2026-10-31' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
