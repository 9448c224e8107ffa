import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReasonForm } from './ReasonForm.tsx';

const meta = {
  title: 'Office/Reason form',
  component: ReasonForm,
  args: { onSave: fn() },
} satisfies Meta<typeof ReasonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Not in the registers');
    await userEvent.selectOptions(canvas.getByLabelText('For'), 'member');
    await userEvent.type(canvas.getByLabelText('What the person will read'), 'We could not find your name.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the reason' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      title: 'Not in the registers',
      kind: 'member',
      reason: 'We could not find your name.',
    });
  },
};
export const Incomplete: Story = {
  args: { errors: { title: 'Give it a title.', reason: 'Enter a reason: the person will read it.' } },
};
export const IsSaved: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
