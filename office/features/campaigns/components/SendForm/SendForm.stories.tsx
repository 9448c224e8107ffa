import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SendForm } from './SendForm.tsx';

const meta = {
  title: 'Office/Send form',
  component: SendForm,
  args: {
    count: 4103,
    children:
      'Sends to 4,103 people, 60 a minute. The last one leaves at about 9:40 PM. Nothing is sent in the first ten minutes, so you can still stop it.',
    hint: 'One check is still open. You can send anyway.',
    wantsPasskey: true,
    onSend: fn(),
  },
} satisfies Meta<typeof SendForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheNumberIsTyped: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Schedule to 4,103 people' });
    await userEvent.click(button);
    await expect(canvas.getByText('Type 4103, the number of people who will get it.')).toBeVisible();
    await expect(canvas.getByLabelText('Type the number to confirm')).toHaveFocus();
    await userEvent.keyboard('4103{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const AsItIsWritten: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Type the number to confirm'), '4,103{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const ItCannotLeave: Story = {
  args: { hint: undefined, stopped: 'It can’t be sent: it has no postal address.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Schedule to 4,103 people' });
    await expect(button).toHaveAccessibleDescription('It can’t be sent: it has no postal address.');
    await userEvent.type(canvas.getByLabelText('Type the number to confirm'), '4103{Enter}');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const ToOnePerson: Story = {
  args: { count: 1, wantsPasskey: false, hint: undefined, children: 'Sends to 1 person, 60 a minute.' },
};
export const ToNobody: Story = {
  args: { count: 0, children: 'No one would get it. Choose another audience.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
