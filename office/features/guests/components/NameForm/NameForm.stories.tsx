import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NameForm } from './NameForm.tsx';

const meta = {
  title: 'Office/Guest name form',
  component: NameForm,
  args: { name: { firstName: 'Sunta', lastName: 'Bakul' }, onSave: fn(), onBack: fn() },
} satisfies Meta<typeof NameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const first = canvas.getByLabelText('First name');
    await userEvent.clear(first);
    await userEvent.type(first, 'Sunita');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(args.onSave).toHaveBeenCalledWith({ firstName: 'Sunita', lastName: 'Bakul' });
  },
};
export const Wrong: Story = { args: { errors: { firstName: 'First name is required' } } };
export const Busy: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
