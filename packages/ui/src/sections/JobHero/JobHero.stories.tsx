import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobHero } from './JobHero.tsx';

const meta = {
  title: 'Sections/Heads of pages/JobHero',
  component: JobHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Post a job',
    lede: 'Five thousand engineers, one page, no fee. Reviewed within 24-48 hours.',
  },
} satisfies Meta<typeof JobHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
const aboveTheWords: Story['play'] = async ({ canvas, canvasElement }) => {
  const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect();
  await expect(drawing?.bottom).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().top);
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } }, play: aboveTheWords };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: aboveTheWords };
export const InAChaptersColours: Story = { globals: { theme: 'bay-area' } };
export const LongWords: Story = {
  args: {
    title: 'Post a job of the interconnection department',
    lede: 'Five thousand engineers, one page, no fee. '.repeat(5),
  },
  globals: { viewport: { value: 'smallest' } },
};
