import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmailFooterForm } from './EmailFooterForm.tsx';

const meta = {
  title: 'Office/Email footer form',
  component: EmailFooterForm,
  args: {
    values: {
      signature: 'The volunteers of the engineering alumni',
      postalAddress: 'P.O. Box 1855\nEvanston, IL 60201',
    },
    onWrite: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof EmailFooterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Signature' }), '!');
    await expect(args.onWrite).toHaveBeenCalledWith('signature', 'The volunteers of the engineering alumni!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { values: { signature: '', postalAddress: '' } } };
export const TooLong: Story = { args: { errors: { signature: 'Please use at most 500 characters' } } };
export const SomebodyElseSaved: Story = {
  args: { theirs: { postalAddress: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await expect(args.onWrite).toHaveBeenCalledWith('postalAddress', '');
  },
};
export const IsSaved: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
