import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCampaigns, sampleNow } from '../samples.ts';
import { CampaignList } from './CampaignList.tsx';

const meta = {
  title: 'Office/Campaign list',
  component: CampaignList,
  args: { campaigns: sampleCampaigns, hrefOf: ({ id }) => `#${id}`, now: sampleNow },
} satisfies Meta<typeof CampaignList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('Subscribers. Sends at 8:30 PM, by Leela Umbar.')).toBeVisible();
    await expect(canvas.getAllByRole('meter')[2]).toHaveAttribute('aria-valuetext', '1,240 of 4,103');
    await expect(canvas.getByText('37 not reached')).toBeVisible();
  },
};
export const WithoutASubject: Story = {
  args: { campaigns: sampleCampaigns.map((row) => ({ ...row, subject: '' })) },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
