import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SecondYesForm } from './SecondYesForm.tsx';

const meta = {
  title: 'Office/Two-person approval form',
  component: SecondYesForm,
  args: { isOn: false, onSave: fn() },
} satisfies Meta<typeof SecondYesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Require two people for large amounts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { isOn: true } };
export const IsSaved: Story = { args: { busy: true } };
export const Gallery: Story = { tags: ['photo'] };
