import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow } from '../samples.ts';
import { ScheduledCampaign } from './ScheduledCampaign.tsx';

const leavesAt = new Date(sampleNow + 371_000).toISOString();

const meta = {
  title: 'Office/Scheduled campaign',
  component: ScheduledCampaign,
  args: {
    count: 4103,
    heldAt: new Date(sampleNow - 229_000).toISOString(),
    leavesAt,
    onSendNow: fn(),
    onStop: fn(),
    readHref: '#read',
    now: sampleNow,
  },
} satisfies Meta<typeof ScheduledCampaign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixMinutesAreLeft: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sends at 8:30 PM to 4,103 people' })).toBeVisible();
    await expect(canvas.getByText('Sends in 6:11')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the campaign' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const SentRightAway: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await expect(args.onSendNow).toHaveBeenCalledOnce();
  },
};
export const TheLastSeconds: Story = {
  args: { now: sampleNow + 370_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sends in 1 second')).toBeVisible();
  },
};
export const ItIsLeaving: Story = {
  args: { now: sampleNow + 400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send now' })).toBeNull();
  },
};
export const WithoutAMailServer: Story = { args: { isMailSetUp: false } };
export const BeingStopped: Story = { args: { busy: true } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the campaign' }));
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
