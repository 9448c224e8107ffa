import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HelperForm } from './HelperForm.tsx';

const meta = {
  title: 'Office/Helper form',
  component: HelperForm,
  args: { onEnter: fn() },
} satisfies Meta<typeof HelperForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AName: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ravi{Enter}');
    await expect(args.onEnter).toHaveBeenCalledWith('Ravi');
  },
};
export const NoName: Story = { args: { error: 'Write your name.' } };
export const ThePassIsOver: Story = {
  args: { trouble: 'This door pass is over. Ask the organizer for a new one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
