import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Office/Timeline',
  component: Timeline,
  args: {
    items: [
      { id: '1', at: '2026-10-12T20:09:00.000Z', words: 'Kiran approved the membership request.' },
      { id: '2', at: '2026-10-05T08:02:00.000Z', words: 'Sunita answered.' },
      { id: '3', at: '2026-10-03T19:20:00.000Z', words: 'Kiran asked: “Under which name did you graduate?”' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const One: Story = {
  args: { items: [{ id: '1', at: '2026-10-12T20:09:00.000Z', words: 'Imported by Meera.' }] },
};
export const LongWordsOnTheSmallestPhone: Story = {
  args: {
    items: [
      {
        id: '1',
        at: '2026-10-12T20:09:00.000Z',
        words: `Venkatasubramanian changed the entry: ${'linkedIn, company, '.repeat(6)}city.`,
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = {
  args: { items: [{ id: '1', at: '2026-10-12T20:09:00.000Z', words: 'كيران وافق على الطلب.' }] },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
