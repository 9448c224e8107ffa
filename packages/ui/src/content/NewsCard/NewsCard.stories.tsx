import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { photographs } from '../../elements/Picture/samples.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { NewsCard } from './NewsCard.tsx';

const meta = {
  title: 'Content/News/NewsCard',
  component: NewsCard,
  args: {
    title: 'Two hundred and forty chairs',
    href: '/news/chairs',
    category: 'Events',
    date: 'November 9, 2026',
    dateTime: '2026-11-09',
    summary: 'Registration for the Long Table is open. One chair is still empty in the drawing.',
    image: '/art/event-long-table.svg',
  },
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Two hundred and forty chairs' })).toHaveAttribute(
      'href',
      '/news/chairs',
    );
  },
};
export const Lead: Story = { args: { variant: 'lead' } };
export const WithPhotographs: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, medium: 3 }}>
      <NewsCard {...args} image={photographs.tall} />
      <NewsCard {...args} image={photographs.square} />
      <NewsCard {...args} image={photographs.wide} />
    </Grid>
  ),
};
export const WithoutAPicture: Story = { args: { image: undefined } };

export const ABrokenPictureSaysSo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { image: '/art/does-not-exist.jpg' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/image-not-available.svg'),
    );
  },
};

export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${'Interconnectedness'.repeat(3)} of counterbalances, and what became of them afterwards`,
    category: 'Alumni Achievements',
    summary: 'Registration for the Long Table is open. '.repeat(12),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
