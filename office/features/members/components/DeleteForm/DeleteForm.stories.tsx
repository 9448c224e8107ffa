import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeleteForm } from './DeleteForm.tsx';

const meta = {
  title: 'Office/Delete form',
  component: DeleteForm,
  args: {
    name: 'Sunita Bakul',
    reference: 'M-7K2Q-9XPD',
    sharing: 0,
    onDelete: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof DeleteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatStays: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Tax law requires us to keep gifts/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Type M-7K2Q-9XPD to delete'), 'm-7k2q-9xpd{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('m-7k2q-9xpd');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const SomebodyElseHasTheEMail: Story = {
  args: { sharing: 1 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The entry of Sunita Bakul is deleted right away\. Another person has/),
    ).toBeVisible();
  },
};
export const AnotherReference: Story = { args: { error: 'This is not the reference M-7K2Q-9XPD.' } };
export const UnderWay: Story = { args: { busy: true } };
export const ALongNameOnTheSmallestPhone: Story = {
  args: { name: 'Venkatasubramanian Ranganathan Kadamb', sharing: 3 },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
