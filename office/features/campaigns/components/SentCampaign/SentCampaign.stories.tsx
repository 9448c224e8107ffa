import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow } from '../samples.ts';
import { SentCampaign } from './SentCampaign.tsx';

const meta = {
  title: 'Office/Sent campaign',
  component: SentCampaign,
  args: {
    endedAt: new Date(sampleNow).toISOString(),
    sent: 4066,
    unreached: 37,
    unsubscribed: 3,
    again: 37,
    onSendAgain: fn(),
  },
} satisfies Meta<typeof SentCampaign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeDidNotGetIt: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/We don’t count opens or clicks/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again to the 37' }));
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
  },
};
export const EverybodyHasIt: Story = {
  args: { sent: 4103, unreached: 0, unsubscribed: 0, again: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Stopped: Story = { args: { isStopped: true, sent: 12, unreached: 0, again: 0 } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
