import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImportDone } from './ImportDone.tsx';

const meta = {
  title: 'Office/Member import, done',
  component: ImportDone,
  args: {
    done: { taken: 4812, changed: 63, leftOut: 0, rejected: 27 },
    undoUntil: '2026-11-29T20:00:00.000Z',
    membersHref: '#members',
    onRejected: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof ImportDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeUndone: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('4,812 people are in the directory.');
    await userEvent.click(canvas.getByRole('button', { name: '27 lines as a file' }));
    await expect(args.onRejected).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo this import' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const TooLateToUndo: Story = {
  args: { undoUntil: null, done: { taken: 1, changed: 1, leftOut: 1, rejected: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const BeingUndone: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
