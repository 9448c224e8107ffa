import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HoldForm } from './HoldForm.tsx';

const meta = {
  title: 'Office/Hold form',
  component: HoldForm,
  args: { minutes: 5, onSave: fn() },
} satisfies Meta<typeof HoldForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: '5 minutes' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Send right away' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(0);
  },
};
export const IsSaved: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
