import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { JoinForm } from './JoinForm.tsx';

const meta = {
  title: 'Office/Join form',
  component: JoinForm,
  args: {
    name: 'Asha Lakshminarasimhan Palash',
    grants: [{ role: 'organiser', chapter: 'bay-area' }],
    onMake: fn(),
  },
} satisfies Meta<typeof JoinForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText('Your name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Asha Palash{Enter}');
    await expect(args.onMake).toHaveBeenCalledWith('Asha Palash');
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), '{Enter}');
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};
export const WithoutAName: Story = {
  args: { name: '', nameError: 'Name is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(/Name is required/);
  },
};
export const Cancelled: Story = {
  args: { trouble: 'No passkey was made. Try again, or open this link on your phone.', onCopyLink: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No passkey was made.');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
  },
};
export const CancelledAtAComputer: Story = {
  args: {
    trouble: 'No passkey was made. Try again, or open this link on your phone.',
    onCopyLink: fn(),
    link: 'https://alumni.example.org/office/join#7K2Q9XPDM401ABVR83TE6WZH1N7K2Q9XPDM401ABVR8',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
