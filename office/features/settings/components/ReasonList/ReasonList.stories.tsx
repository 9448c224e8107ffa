import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReasonList } from './ReasonList.tsx';

const notInTheRegisters = {
  title: 'Not in the registers',
  kind: 'member',
  reason: 'We could not find your name in the rolls of that year. Did you study under another one?',
} as const;

const meta = {
  title: 'Office/Reason list',
  component: ReasonList,
  args: {
    reasons: [notInTheRegisters, { title: 'Twice', kind: null, reason: 'We have this already.' }],
    onRemove: fn(),
  },
} satisfies Meta<typeof ReasonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove, Not in the registers' }));
    await expect(args.onRemove).toHaveBeenCalledWith(notInTheRegisters);
  },
};
export const None: Story = { args: { reasons: [] } };
export const ALongOneOnTheSmallestPhone: Story = {
  args: { reasons: [{ ...notInTheRegisters, reason: notInTheRegisters.reason.repeat(6) }] },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
