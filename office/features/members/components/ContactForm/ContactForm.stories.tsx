import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleContact } from '../samples.ts';
import { ContactForm } from './ContactForm.tsx';

const meta = {
  title: 'Office/Contact form of a member',
  component: ContactForm,
  args: {
    values: sampleContact,
    keptEmail: sampleContact.email,
    onWrite: fn(),
    errors: {},
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/^Links emailed/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^Phone/), '3');
    await expect(args.onWrite).toHaveBeenCalledWith('phone', `${sampleContact.phone}3`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save contact info' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const AnotherEMailSaysWhatItEnds: Story = {
  args: { values: { ...sampleContact, email: 'sunita@example.com' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Links emailed/)).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { errors: { email: 'Another member has this email.', phone: 'A phone number has 7 to 20 digits.' } },
};
export const BeingSaved: Story = { args: { busy: true } };
export const Gallery: Story = { tags: ['photo'] };
