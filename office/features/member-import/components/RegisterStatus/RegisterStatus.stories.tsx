import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RegisterStatus } from './RegisterStatus.tsx';

const meta = {
  title: 'Office/Graduates, in the alumni register',
  component: RegisterStatus,
  args: { standing: { many: 98_211, since: '2026-10-12T20:14:00.000Z' }, onRemove: fn() },
} satisfies Meta<typeof RegisterStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThereIsOne: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('98,211 graduates in the alumni register, as of Oct 12, 2026.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the register' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const ThereIsNone: Story = {
  args: { standing: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const BeingRemoved: Story = { args: { busy: true } };
export const Gallery: Story = { tags: ['photo'] };
