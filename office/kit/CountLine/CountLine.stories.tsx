import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountLine } from './CountLine.tsx';

const meta = {
  title: 'Office/Count line',
  component: CountLine,
  args: { shown: 8, total: 31, outside: { count: 2, of: 'your' } },
} satisfies Meta<typeof CountLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLieOutside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 31. 2 more are outside your chapter.');
  },
};
export const SomeAreSelected: Story = {
  args: { selected: 3, outside: { count: 1, of: 'this' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '8 of 31, 3 selected. 1 more is outside this chapter.',
    );
  },
};
export const ThereIsAnotherPage: Story = {
  args: {
    shown: 50,
    total: 412,
    outside: { count: 0, of: 'your' },
    children: <Button variant="line">Show more</Button>,
  },
};
export const OnTheSmallestPhone: Story = {
  ...ThereIsAnotherPage,
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
