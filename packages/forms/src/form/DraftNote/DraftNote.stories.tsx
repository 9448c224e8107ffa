import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftNote } from './DraftNote.tsx';

const draft = {
  onDevice: false,
  setOnDevice: fn(),
  restored: false,
  discarded: false,
  onDiscard: fn(),
  onUndo: fn(),
};

const meta = {
  title: 'Forms/DraftNote',
  component: DraftNote,
  args: { draft },
} satisfies Meta<typeof DraftNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeptInThisTab: Story = {
  tags: ['photo'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.draft.setOnDevice).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.draft.onDiscard).toHaveBeenCalled();
  },
};
export const OfTheLastVisit: Story = { args: { draft: { ...draft, restored: true, onDevice: true } } };
export const Discarded: Story = {
  args: { draft: { ...draft, discarded: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.draft.onUndo).toHaveBeenCalled();
  },
};
export const OnTheSmallestPhone: Story = {
  args: { draft: { ...draft, restored: true } },
  globals: { viewport: { value: 'smallest', mode: 'dark' } },
};
