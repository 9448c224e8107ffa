import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { JobGone } from './JobGone.tsx';

const meta = {
  title: 'Sections/Jobs/JobGone',
  component: JobGone,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'This job has left the board',
    text: 'A posting stays for 60 days, or until somebody is found. What is open today stands on the board.',
    back: { label: 'Job board', href: '/job-board' },
    open: { label: 'See the open jobs', href: '/job-board' },
    post: { label: 'Post a job', href: '/submit-job' },
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof JobGone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This job has left the board');
    await expect(canvas.getByRole('link', { name: 'See the open jobs' })).toHaveAttribute(
      'href',
      '/job-board',
    );
    await expect(canvas.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/submit-job');
  },
};
export const WithThoseThatAreNearest: Story = {
  args: {
    nearest: [
      { label: 'Bridge inspection engineer, Lattice & Span', href: '/job-board/bridges' },
      { label: 'Bridge painter, Northspan Systems', href: '/job-board/painter' },
    ],
  },
  play: async ({ canvas }) => {
    const nearest = canvas.getByRole('region', { name: 'Open today' });
    await expect(within(nearest).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^Bridge painter/ })).toHaveAttribute(
      'href',
      '/job-board/painter',
    );
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
