import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow } from '../samples.ts';
import { SendingCampaign } from './SendingCampaign.tsx';

const meta = {
  title: 'Office/Sending campaign',
  component: SendingCampaign,
  args: {
    left: 1240,
    total: 4103,
    since: new Date(sampleNow - 1_240_000).toISOString(),
    until: new Date(sampleNow + 2_863_000).toISOString(),
    isPaused: false,
    onPause: fn(),
    onGoOn: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof SendingCampaign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeliveryView: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,240')).toBeVisible();
    await expect(canvas.getByText('of 4,103 sent')).toBeVisible();
    await expect(canvas.getByText('last one at about 9:11 PM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};
export const Paused: Story = {
  args: { isPaused: true, until: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
export const NothingHasLeftYet: Story = { args: { left: 0, since: null } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the campaign' }));
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
