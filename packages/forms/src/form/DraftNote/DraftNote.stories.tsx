import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftNote } from './DraftNote.tsx';

const meta = {
  title: 'Forms/DraftNote',
  component: DraftNote,
  args: {
    onDevice: false,
    onDeviceChange: fn(),
    restored: false,
    discarded: false,
    onDiscard: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof DraftNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeptInThisTab: Story = {
  tags: ['photo'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onDeviceChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscard).toHaveBeenCalled();
  },
};
export const OfTheLastVisit: Story = { args: { restored: true, onDevice: true } };
export const Discarded: Story = {
  args: { discarded: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalled();
  },
};
export const OnTheSmallestPhone: Story = {
  args: { restored: true },
  globals: { viewport: { value: 'smallest', mode: 'dark' } },
};
