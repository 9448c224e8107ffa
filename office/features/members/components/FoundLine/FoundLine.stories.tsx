import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FoundLine } from './FoundLine.tsx';

const meta = {
  title: 'Office/Found line',
  component: FoundLine,
  args: { shown: 50, total: 3127, order: 'by name' },
} satisfies Meta<typeof FoundLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePageOfMany: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 50 of 3,127 members, by name.');
  },
};
export const All: Story = {
  args: { shown: 8, total: 8, outside: { count: 2, of: 'your' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '8 members, by name. 2 more are outside your chapter.',
    );
  },
};
export const OneAndOneOutside: Story = {
  args: { shown: 1, total: 1, outside: { count: 1, of: 'this' }, order: 'newest first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 member, newest first. 1 more is outside this chapter.',
    );
  },
};
export const OneIsHidden: Story = {
  args: { shown: 0, total: 0, hidden: { count: 1, href: '#hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 hidden member matches.');
    await expect(canvas.getByRole('link', { name: 'Show hidden members that match' })).toHaveAttribute(
      'href',
      '#hidden',
    );
  },
};
export const NothingMatches: Story = {
  args: { shown: 0, total: 0, children: <Button variant="quiet">Clear filters</Button> },
};
export const OnTheSmallestPhone: Story = {
  args: { children: <Button variant="quiet">Clear filters</Button> },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  args: { children: <Button variant="quiet">Clear filters</Button> },
};
