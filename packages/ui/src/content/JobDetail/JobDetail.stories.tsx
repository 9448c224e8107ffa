import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { sampleJobs } from '../JobRow/samples.ts';
import { Outdated } from '../Outdated/index.ts';
import { JobDetail } from './JobDetail.tsx';
import { JobDetailFailed } from './JobDetailFailed.tsx';
import { JobDetailLoading } from './JobDetailLoading.tsx';

const [pumps, bridges] = sampleJobs;
const unnamed = { title: '', company: '', location: '', jobType: '', description: '', age: '', days: 0 };

const meta = {
  title: 'Content/Jobs/JobDetail',
  component: JobDetail,
  subcomponents: { JobDetailLoading, JobDetailFailed },
  args: {
    job: { ...unnamed, ...pumps, remote: true },
    ends: { start: 'Posted November 18, 2026', end: 'Expires January 17, 2027' },
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
export const NothingButTheDescription: Story = {
  tags: ['!dev', '!autodocs'],
  args: { job: { ...unnamed, ...bridges, requirements: '', applyHref: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByText(/not one we can link to/)).toBeVisible();
  },
};
export const WordsWithoutASpace: Story = {
  tags: ['!dev', '!autodocs'],
  args: { job: { ...unnamed, ...pumps, title: 'Pump'.repeat(40), description: 'quiet'.repeat(400) } },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const back = { label: 'Job board', href: '/job-board' };
export const Loading: Story = {
  render: () => (
    <Container>
      <JobDetailLoading label="Loading job..." back={back} />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loading job...' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading job...');
    await expect(canvas.getByRole('link', { name: 'Job board' })).toHaveAttribute('href', '/job-board');
  },
};

const retry = fn();
const failed = {
  heading: 'Unable to Load Jobs',
  reason: 'Error connecting to server',
  retryLabel: 'Try Again',
  onRetry: retry,
  back,
};
export const Failed: Story = {
  render: () => (
    <Container>
      <JobDetailFailed {...failed} />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to Load Jobs');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unable to Load Jobs' })).toBeVisible();
    await expect(canvas.getByText('Error connecting to server')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Job board' })).toHaveAttribute('href', '/job-board');
    const button = canvas.getByRole('button', { name: 'Try Again' });
    await userEvent.click(button);
    await expect(retry).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};
export const TryingAgain: Story = {
  render: () => (
    <Container>
      <JobDetailFailed {...failed} busy />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Try Again/ })).toHaveAttribute('aria-busy', 'true');
  },
};
const confirm = fn();
export const AsItWasAWhileAgo: Story = {
  render: (args) => (
    <Container>
      <Outdated
        reading={{ data: args.job, failed: true, busy: false, retry: confirm }}
        heading="Unable to Load Jobs"
        text="Error connecting to server. This list may be out of date."
        retryLabel="Try Again"
      />
      <JobDetail {...args} />
    </Container>
  ),
};
