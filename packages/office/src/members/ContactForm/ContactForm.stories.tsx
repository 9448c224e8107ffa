import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleContact } from '../samples.ts';
import { ContactForm } from './ContactForm.tsx';

const meta = {
  title: 'Office/Contact form of a member',
  component: ContactForm,
  args: { contact: sampleContact, errors: {}, onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, step }) => {
    await step('another e-mail says what it ends', async () => {
      await expect(canvas.queryByText(/^Links in letters/)).toBeNull();
      await userEvent.type(canvas.getByLabelText('E-mail'), '.uk');
      await expect(canvas.getByText(/^Links in letters/)).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save the contact data' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...sampleContact, email: `${sampleContact.email}.uk` });
  },
};
export const Invalid: Story = {
  args: { errors: { email: 'Another member has this e-mail.', phone: 'A phone number has 7 to 20 digits.' } },
};
export const BeingSaved: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
