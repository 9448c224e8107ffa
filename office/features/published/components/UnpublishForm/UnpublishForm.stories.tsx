import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnpublishForm } from './UnpublishForm.tsx';

const meta = {
  title: 'Office/Take-down form',
  component: UnpublishForm,
  args: { onUnpublish: fn(), onCancel: fn() },
} satisfies Meta<typeof UnpublishForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithOrWithoutAnEmail: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from site' }));
    await expect(args.onUnpublish).toHaveBeenLastCalledWith('');
    await userEvent.type(canvas.getByLabelText(/^Reason/), ' The post is filled. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove and email' }));
    await expect(args.onUnpublish).toHaveBeenLastCalledWith('The post is filled.');
  },
};
export const CannotBeUndone: Story = { args: { children: 'This cannot be undone.' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
