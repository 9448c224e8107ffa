import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WalkInForm } from './WalkInForm.tsx';

const meta = {
  title: 'Office/Walk-in form',
  component: WalkInForm,
  args: { onLetIn: fn(), onBack: fn() },
} satisfies Meta<typeof WalkInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Rohan');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Bakul');
    await userEvent.type(canvas.getByLabelText('Graduation year'), '2004{Enter}');
    await expect(args.onLetIn).toHaveBeenCalledWith({
      firstName: 'Rohan',
      lastName: 'Bakul',
      year: '2004',
      guests: '',
      email: '',
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const SomethingIsWrong: Story = {
  args: { errors: { firstName: 'First name is required', year: 'Write the year in four digits.' } },
};
export const DidNotWork: Story = { args: { error: 'That didn’t work. Please try again.' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
