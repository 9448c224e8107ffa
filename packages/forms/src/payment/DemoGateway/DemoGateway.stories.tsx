import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DemoGateway } from './DemoGateway.tsx';

const meta = {
  title: 'Forms/DemoGateway',
  component: DemoGateway,
  args: {
    amount: 25,
    disabled: false,
    createOrder: fn(async () => 'ORDER-7K2M'),
    onApprove: fn(async () => 'done' as const),
    onReopen: fn(),
    onCancel: fn(),
    onError: fn(),
    onReady: fn(),
    onBroken: fn(),
  },
} satisfies Meta<typeof DemoGateway>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    const donate = await canvas.findByRole('button', { name: 'Donate' });
    await step('it says what it is', async () => {
      await expect(donate).toHaveAccessibleDescription(/Demonstration\. .* no money moves/);
    });
    await step('it can be closed', async () => {
      await userEvent.click(donate);
      const cancel = await canvas.findByRole('button', { name: 'Cancel' });
      await expect(canvas.getByRole('button', { name: 'Approve $25' })).toHaveFocus();
      await userEvent.click(cancel);
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await waitFor(() => expect(donate).toHaveFocus());
    });
    await step('and approved, with the keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Approve $25' });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onApprove).toHaveBeenCalledWith('ORDER-7K2M'));
    });
  },
};
