import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleHtml, sampleNewsRows } from '../samples.ts';
import { NewsPreview } from './NewsPreview.tsx';

const crop = { width: 480, height: 360, focus: { x: 0.5, y: 0.5 }, hasText: false };

const meta = {
  title: 'Office/News preview',
  component: NewsPreview,
  args: {
    title: sampleNewsRows[0]?.title ?? '',
    summary: 'The autumn gifts bought more machines than we had boxes.',
    category: 'Reports',
    facts: 'Oct 12, 2026, 2 min read',
    pictures: [
      { src: '/art/event-lamps.svg', alt: 'The van, packed', ...crop },
      { src: '/art/event-music.svg', alt: 'A lid with a name on it', ...crop },
    ],
    html: sampleHtml,
  },
} satisfies Meta<typeof NewsPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expect(canvas.getByText('Who carried them')).toBeVisible();
  },
};
export const OfPlainText: Story = {
  args: { html: undefined, text: 'It hums.\n\nIt used to roar.', pictures: [] },
};
export const NothingYet: Story = { args: { title: '', summary: '', html: '' } };
export const OneMoment: Story = { args: { html: undefined } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
