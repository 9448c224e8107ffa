import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MemberActions } from './MemberActions.tsx';

const meta = {
  title: 'Office/Actions of a member',
  component: MemberActions,
  args: { onSendLinks: fn(), onHide: fn(), mergeHref: '#merge', onDelete: fn() },
} satisfies Meta<typeof MemberActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Merge' })).toHaveAttribute('href', '#merge');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const OfOneWhoIsHidden: Story = { args: { onHide: undefined, onShow: fn() } };
export const InAPhonesFoot: Story = {
  args: { folds: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send links' }));
    await expect(args.onSendLinks).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('dialog', { name: 'Actions' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide from the directory' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
export const TheSheetOnTheSmallestPhone: Story = {
  args: { folds: true },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('dialog');
  },
};
export const UnderWay: Story = { args: { busy: true } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  render: (args) => (
    <>
      <p id="why">You’re offline.</p>
      <MemberActions {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onHide).not.toHaveBeenCalled();
  },
};
export const Gallery: Story = { tags: ['photo'] };
