import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { sampleJobs } from '../JobRow/samples.ts';
import { JobDetail } from './JobDetail.tsx';

const [pumps, bridges] = sampleJobs;
const unnamed = { title: '', company: '', location: '', jobType: '', description: '', age: '', days: 0 };

const meta = {
  title: 'Content/JobDetail',
  component: JobDetail,
  args: {
    job: { ...unnamed, ...pumps, remote: true },
    ends: { start: 'Posted November 18, 2026', end: 'Taken down January 17, 2027' },
    facts: [
      { label: 'Pay', value: '$85,000 to $110,000 a year' },
      { label: 'Company', value: 'Northspan Systems' },
      { label: 'Place', value: 'Plano, Texas, or remote' },
    ],
    factsHeading: { label: 'Sheet', value: 'The job at a glance' },
    back: { label: 'Job board', href: '/job-board' },
  },
  render: (args) => (
    <Container>
      <JobDetail {...args} />
    </Container>
  ),
} satisfies Meta<typeof JobDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Controls engineer');
    await expect(canvas.getByText('Remote')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Apply for Controls engineer, rooftop pumps (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://jobs.example.org/northspan/controls');
    await expect(canvas.getByRole('button', { name: 'Share this job' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'The job at a glance' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NothingButTheDescription: Story = {
  args: { job: { ...unnamed, ...bridges, requirements: '', applyHref: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByText(/not one we can link to/)).toBeVisible();
  },
};
export const WordsWithoutASpace: Story = {
  args: { job: { ...unnamed, ...pumps, title: 'Pump'.repeat(40), description: 'quiet'.repeat(400) } },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
