import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FormFoot } from './FormFoot.tsx';

const meta = {
  title: 'Office/Foot of a form',
  component: FormFoot,
  args: { doLabel: 'Decline Sunita Bakul', onBack: fn() },
  /* The footer extends to the edges of its pane, so the story shows it in a frame. */
  parameters: { docs: { isFramed: true } },
} satisfies Meta<typeof FormFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Decline/ })).toHaveAttribute('type', 'submit');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { doLabel: 'Ask Sunita', busy: true } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  render: (args) => (
    <>
      <p id="why">You’re offline. You can read, but not decide.</p>
      <FormFoot {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: /^Decline/ });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription(/^You’re offline./);
  },
};
export const LongNameOnTheSmallestPhone: Story = {
  args: {
    doLabel: 'Decline Venkatasubramanian Ranganathan Kadamb',
    children: 'Draft saved 8:11 PM, not sent',
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  args: { children: 'You can undo until the email is sent.' },
};
