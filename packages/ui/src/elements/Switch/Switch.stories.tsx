import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Elements/Switch',
  component: Switch,
  args: { label: 'Dark colours', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchesWithPointerAndKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, step }) => {
    const control = canvas.getByRole('switch', { name: 'Dark colours' });
    await step('the label is part of it', async () => {
      await userEvent.click(canvas.getByText('Dark colours'));
      await expect(control).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith({ checked: true });
    });
    await step('the space bar switches back', async () => {
      control.focus();
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith({ checked: false });
    });
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Unavailable: Story = { args: { disabled: true, label: 'Dark colours (your system decides)' } };
export const ALongLabelWraps: Story = {
  args: { label: 'Remember on this device which colours I like, and how large the letters were when I left' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack align="start">
      <Switch label="On" defaultChecked />
      <Switch label="Off" />
      <Switch label="Unavailable" disabled />
      <Switch label="Unavailable, on" disabled defaultChecked />
    </Stack>
  ),
};
