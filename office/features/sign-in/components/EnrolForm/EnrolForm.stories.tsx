import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EnrolForm } from './EnrolForm.tsx';

const meta = {
  title: 'Office/Enrol form',
  component: EnrolForm,
  args: { onMake: fn() },
} satisfies Meta<typeof EnrolForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a passkey' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Refused: Story = {
  args: { trouble: 'This link was used, is too old, or was asked for in another browser.' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
