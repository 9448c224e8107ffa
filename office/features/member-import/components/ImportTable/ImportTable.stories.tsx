import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleImports } from '../samples.ts';
import { ImportTable } from './ImportTable.tsx';

const meta = {
  title: 'Office/Earlier imports',
  component: ImportTable,
  args: { memberImports: sampleImports, hrefOf: ({ id }) => `#${id}`, onUndo: fn() },
} satisfies Meta<typeof ImportTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue atlanta-2026.csv' })).toHaveAttribute(
      'href',
      '#3',
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo alumni-roll-2026.csv' }));
    await expect(args.onUndo).toHaveBeenCalledWith(sampleImports[1]);
    await expect(canvas.getByText(/Undone on Sep 2, 2026\.$/)).toBeVisible();
  },
};
export const BeingUndone: Story = { args: { busy: '2' } };
export const Gallery: Story = { tags: ['photo'] };
