import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCampaigns, sampleNow } from '../../../campaigns/components/samples.ts';
import { CampaignsInProgress } from './CampaignsInProgress.tsx';

const meta = {
  title: 'Office/Scheduled campaigns',
  component: CampaignsInProgress,
  args: {
    campaigns: sampleCampaigns.slice(1, 5),
    hrefOf: ({ id }) => `#${id}`,
    onStop: fn(),
    now: sampleNow,
  },
} satisfies Meta<typeof CampaignsInProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sends at 8:30 PM to 4,103 people')).toBeVisible();
    await expect(canvas.getByText('Paused: 60 of 212 sent')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop “The October letter”' }));
    await expect(args.onStop).toHaveBeenCalledWith(sampleCampaigns[2]);
  },
};
export const Gallery: Story = { tags: ['photo'] };
