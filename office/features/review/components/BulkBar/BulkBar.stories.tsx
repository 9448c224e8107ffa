import { Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BulkBar } from './BulkBar.tsx';

const meta = {
  title: 'Office/Bulk bar',
  component: BulkBar,
  args: { kinds: ['member', 'member'], matching: 12, onSelectAll: fn(), onDecide: fn(), onClear: fn() },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMembers: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2 members' }));
    await expect(args.onDecide).toHaveBeenCalledWith('approve');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 12 that match' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const OfSeveralKinds: Story = {
  args: { kinds: ['member', 'job', 'message'], matching: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve 3' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /that match/ })).toBeNull();
  },
};
export const MessagesAreNotTurnedDown: Story = { args: { kinds: ['message'], matching: 1 } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  render: (args) => (
    <>
      <Text id="why">You’re offline.</Text>
      <BulkBar {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const approve = canvas.getByRole('button', { name: 'Approve 2 members' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription('You’re offline.');
    await userEvent.click(approve);
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
