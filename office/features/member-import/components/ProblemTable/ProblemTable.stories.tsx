import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCheck } from '../samples.ts';
import { ProblemTable } from './ProblemTable.tsx';

const rejected = sampleCheck.problems.filter(({ kind }) => kind === 'rejected');

const meta = {
  title: 'Office/Member import, rejected rows',
  component: ProblemTable,
  args: { problems: rejected, total: 27 },
} satisfies Meta<typeof ProblemTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstOfMany: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^812 The year is not between/ })).toBeVisible();
    await expect(canvas.getByText('The first 4 of 27.')).toBeVisible();
  },
};
export const One: Story = { args: { problems: rejected.slice(0, 1), total: 1 } };
export const LongAndRightToLeftOnTheSmallestPhone: Story = {
  args: {
    problems: rejected.map((one, index) => ({
      ...one,
      content: index === 0 ? 'بكول | سنيتا | 19987' : `Palash | ${'moved, '.repeat(60)}`,
    })),
  },
  globals: { viewport: { value: 'smallest' } },
};
export const TwoHundred: Story = {
  args: {
    problems: Array.from({ length: 200 }, (_, index) =>
      rejected.slice(0, 1).map((one) => ({ ...one, line: index + 2 })),
    ).flat(),
    total: 98_000,
  },
};
export const Gallery: Story = { tags: ['photo'] };
