import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { JustDone } from './JustDone.tsx';

const at = (hour: number, minute: number) => new Date(2026, 9, 12, hour, minute);

const meta = {
  title: 'Office/Just done',
  component: JustDone,
  args: {
    now: at(20, 10).getTime(),
    hasKey: true,
    onUndo: fn(),
    acts: [
      {
        id: 'b',
        words: 'Ravi Umbar is approved and in the directory.',
        at: at(20, 9).getTime(),
        leavesAt: at(20, 14).toISOString(),
      },
      {
        id: 'a',
        words: '“Bridge inspection engineer” is renewed, on the board until Dec 11, 2026.',
        at: at(20, 2).getTime(),
        leavesAt: null,
      },
    ],
  },
} satisfies Meta<typeof JustDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoActs: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('8:09 PM, email sends at 8:14 PM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Undo Ravi Umbar/ }));
    await expect(args.onUndo).toHaveBeenCalledWith('b');
  },
};
export const TheEmailHasLeft: Story = {
  args: { now: at(20, 30).getTime() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8:09 PM, email sent at 8:14 PM')).toBeVisible();
  },
};
export const IsTakenBack: Story = { args: { busy: 'b' } };
/** The maximum number of actions that can be undone. */
export const KeysAreOff: Story = { args: { hasKey: false } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
