import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCategories, sampleJob, sampleNow, sampleStory } from '../../../review/components/samples.ts';
import { PublishedView } from './PublishedView.tsx';

const meta = {
  title: 'Office/Published view',
  component: PublishedView,
  args: {
    row: {
      kind: 'job',
      ref: sampleJob.ref,
      version: sampleJob.version,
      job: sampleJob.job,
      daysLeft: 58,
      approvedBy: 'Kiran Umbar',
    },
    now: sampleNow,
    categories: sampleCategories,
  },
} satisfies Meta<typeof PublishedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AJob: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Public' })).toBeVisible();
    await expect(canvas.getByText('$120,000 to $145,000 a year')).toBeVisible();
  },
};
export const AStory: Story = {
  args: {
    row: {
      kind: 'story',
      ref: sampleStory.ref,
      version: sampleStory.version,
      story: sampleStory.story,
      text: sampleStory.text,
      hasAuthor: true,
      approvedBy: 'Kiran Umbar',
    },
  },
};
export const WithActionsOnTheSmallestPhone: Story = {
  args: { children: <Button variant="accent">Renew</Button> },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
