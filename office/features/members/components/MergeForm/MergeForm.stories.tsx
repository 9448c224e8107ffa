import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCompared } from '../samples.ts';
import { MergeForm } from './MergeForm.tsx';

const meta = {
  title: 'Office/Merge form',
  component: MergeForm,
  args: {
    compared: sampleCompared,
    taken: new Set(['linkedIn'] as const),
    onTake: fn(),
    onTurn: fn(),
    onMerge: fn(),
  },
} satisfies Meta<typeof MergeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoEntries: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 registrations of M-01AB-3FQX')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Bakul-Deshmukh/ }));
    await expect(args.onTake).toHaveBeenCalledWith('lastName', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }));
    await expect(args.onTurn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenCalledOnce();
  },
};
export const NothingDiffersAndNothingMoves: Story = {
  args: {
    compared: {
      ...sampleCompared,
      fields: [],
      moves: { registrations: 0, gifts: 0, stories: 0, jobs: 0 },
      both: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Both are the same.')).toBeVisible();
    await expect(canvas.getByText(/^Both are registered for 2 events/)).toBeVisible();
  },
};
export const UnderWay: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftTextInside: Story = {
  args: {
    compared: {
      ...sampleCompared,
      fields: sampleCompared.fields.slice(0, 1).map((one) => ({ ...one, drop: 'سنيتا بكول' })),
    },
  },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
