import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow } from '../samples.ts';
import { SecondApproval } from './SecondApproval.tsx';

const meta = {
  title: 'Office/Two-person approval',
  component: SecondApproval,
  args: {
    count: 4103,
    by: 'Leela Umbar',
    at: new Date(sampleNow - 600_000).toISOString(),
    isMine: false,
    onYes: fn(),
    onStop: fn(),
    now: sampleNow,
  },
} satisfies Meta<typeof SecondApproval>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskedBySomebodyElse: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        'Leela Umbar asked at 8:14 PM to send it to 4,103 people. It needs a second approval.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve and schedule' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};
export const AskedByMyself: Story = {
  args: { isMine: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve and schedule' })).toBeNull();
  },
};
export const Gallery: Story = { tags: ['photo'] };
