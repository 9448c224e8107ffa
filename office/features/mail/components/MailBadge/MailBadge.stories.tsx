import { Cluster } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emailStates, MailBadge } from './MailBadge.tsx';

const meta = {
  title: 'Office/Mail badge',
  component: MailBadge,
  args: { state: 'stuck' },
} satisfies Meta<typeof MailBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Cluster>
      {emailStates.map((state) => (
        <MailBadge key={state} state={state} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Failed', 'Retrying', 'Waiting', 'Scheduled', 'Sent'])
      await expect(canvas.getByText(label)).toBeVisible();
  },
};
