import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SendForm } from './SendForm.tsx';

const meta = {
  title: 'Office/Send form',
  component: SendForm,
  args: {
    count: 4103,
    children: 'people get it, 60 a minute: the last at about 9:40 PM. It is held for ten minutes first.',
    hint: 'One check is still open. You may send all the same.',
    wantsPasskey: true,
    onSend: fn(),
  },
} satisfies Meta<typeof SendForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheNumberIsTyped: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hold, then send to 4,103 people' });
    await userEvent.click(button);
    await expect(canvas.getByText('Type 4103: that many people get it.')).toBeVisible();
    await expect(canvas.getByLabelText('Type the number, to be sure')).toHaveFocus();
    await userEvent.keyboard('4103{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const AsItIsWritten: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Type the number, to be sure'), '4,103{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const ItCannotLeave: Story = {
  args: { hint: undefined, stopped: 'It cannot leave: there is no postal address under it.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hold, then send to 4,103 people' });
    await expect(button).toHaveAccessibleDescription('It cannot leave: there is no postal address under it.');
    await userEvent.type(canvas.getByLabelText('Type the number, to be sure'), '4103{Enter}');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const ToOnePerson: Story = {
  args: { count: 1, wantsPasskey: false, hint: undefined, children: 'person gets it.' },
};
export const ToNobody: Story = {
  args: { count: 0, children: 'Nobody would get it. Choose somebody else.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
