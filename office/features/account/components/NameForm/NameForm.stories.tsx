import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NameForm } from './NameForm.tsx';

const meta = {
  title: 'Office/Name form',
  component: NameForm,
  args: { name: 'Meera Kadamb', email: 'meera@example.org', onSave: fn() },
} satisfies Meta<typeof NameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), '-Umbar{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Meera Kadamb-Umbar');
  },
};
export const Busy: Story = { args: { busy: true } };
export const Wrong: Story = { args: { name: '', error: 'Name is required' } };
export const Gallery: Story = { tags: ['photo'] };
