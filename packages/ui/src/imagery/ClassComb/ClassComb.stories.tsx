import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClassComb } from './ClassComb.tsx';

const counts = new Map(
  [3, 1, 4, 2, 6, 5, 9, 7, 12, 8, 14, 11, 21, 13, 10, 8, 5, 3].map((count, index) => [
    1966 + 3 * index,
    count,
  ]),
);

const meta = {
  title: 'Imagery/ClassComb',
  component: ClassComb,
  args: { from: 1950, to: 2026, counts },
} satisfies Meta<typeof ClassComb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'], args: { marked: 1993 } };
export const WhileTheCountsAreNotKnown: Story = { args: { counts: undefined } };
export const AMarkedYearWithoutAnybody: Story = { args: { marked: 1958 } };
export const SmallestPhone: Story = {
  args: { marked: 1993 },
  globals: { viewport: { value: 'smallest' } },
};
