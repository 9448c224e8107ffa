import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleChapters } from '../../content/ChapterMap/sampleChapters.ts';
import { RegionalChapters } from './RegionalChapters.tsx';

const chapters = sampleChapters.map((chapter, place) => ({
  ...chapter,
  href: `https://chat.example.org/${place}`,
}));

const meta = {
  title: 'Sections/People/RegionalChapters',
  component: RegionalChapters,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Regional chapters',
    text: 'Seven roots. Each has a group chat, a calendar and somebody who knows a good canteen.',
    chapters,
    towards: 'to Pune',
  },
} satisfies Meta<typeof RegionalChapters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Regional chapters' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    const link = canvas.getByRole('link', { name: 'Bay Area Group chat (opens another site)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Group chat/ })).toHaveLength(7);
  },
};
export const LongWords: Story = {
  args: {
    heading: 'Regional chapters of the interconnection department',
    text: 'Seven roots. Each has a group chat, a calendar and somebody who knows a good canteen. '.repeat(3),
    linkText: 'Group chat of the chapter',
  },
  globals: { viewport: { value: 'smallest' } },
};
