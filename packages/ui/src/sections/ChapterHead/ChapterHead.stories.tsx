import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleChapters } from '../../content/ChapterMap/sampleChapters.ts';
import { ButtonLink } from '../../elements/Button/index.ts';
import { ChapterHead } from './ChapterHead.tsx';

const meta = {
  title: 'Sections/Heads of pages/ChapterHead',
  component: ChapterHead,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Pacific Northwest',
    chapters: sampleChapters,
    area: 'Washington, Oregon, Idaho, Montana, Wyoming and Alaska.',
    lede: 'We walk in the rain, and the tea is at the top.',
    back: { label: 'All chapters', href: '/chapters' },
    actions: (
      <>
        <ButtonLink href="/membership/register" variant="accent" size="large">
          Join the chapter
        </ButtonLink>
        <ButtonLink href="https://chat.example.org/pacific-northwest" variant="line" size="large">
          Group chat
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof ChapterHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pacific Northwest' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All chapters' })).toHaveAttribute('href', '/chapters');
    await fits();
  },
};
export const TheEasternmost: Story = {
  args: { name: 'NY/Northeast' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'NY/Northeast' })).toBeVisible();
  },
};
export const SmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { name: 'Southern California' },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    name: 'Interconnection/Counterbalances',
    area: 'Alabama, Florida, Georgia, Kentucky, Mississippi, the Carolinas, Tennessee and whoever else comes.'.repeat(
      2,
    ),
    lede: 'We walk in the rain, and the tea is at the top. '.repeat(4),
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
