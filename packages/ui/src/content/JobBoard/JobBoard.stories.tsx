import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../../elements/Button/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Split } from '../../layout/Split/index.ts';
import { sampleJobs } from '../JobRow/samples.ts';
import { JobBoard, JobBoardAside } from './JobBoard.tsx';

const retry = fn();
const jobs = sampleJobs.map((job, place) => ({ ...job, id: `job-${place}` }));
const clear = (
  <ButtonLink variant="line" href="/job-board">
    Clear filters
  </ButtonLink>
);

const nothing = { shown: '', total: '' };

const meta = {
  title: 'Content/Jobs/JobBoard',
  component: JobBoard,
  subcomponents: { JobBoardAside },
  args: {
    progress: { state: 'ready', items: jobs },
    status: { shown: '3 jobs', total: 'match', clearHref: '/job-board' },
    scale: { start: 'Posted', end: 'Expires after 60 days' },
    words: {
      loading: 'Loading jobs...',
      failed: 'Unable to Load Jobs',
      failedReason: 'Error connecting to server',
      retry: 'Try Again',
      empty: 'No Jobs Found',
      emptyHint: 'No job matches all of these filters today.',
    },
  },
  render: (args) => (
    <Split ratio="8/4">
      <JobBoard {...args} />
      <JobBoardAside
        heading={{ label: 'Sheet', value: 'How this board works' }}
        items={[
          { label: 'Who posts', value: 'Anyone hiring. A volunteer reads every posting first.' },
          { label: 'Review', value: '24-48 hours', half: true },
          { label: 'On the board', value: '60 days', half: true },
        ]}
      >
        <MoreLink href="/submit-job">Post a job</MoreLink>
      </JobBoardAside>
    </Split>
  ),
} satisfies Meta<typeof JobBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('complementary', { name: 'How this board works' })).toBeVisible();
    await expect(canvas.getAllByText('Expires after 60 days')).toHaveLength(1);
  },
};
export const Loading: Story = {
  args: { progress: { state: 'loading' }, status: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading jobs...')).toBeInTheDocument();
    await expect(canvas.queryByText('Expires after 60 days')).toBeNull();
  },
};
export const NothingFound: Story = {
  args: { progress: { state: 'empty', action: clear }, status: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry: retry }, status: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unable to Load Jobs' })).toBeVisible();
    await expect(canvas.getByText('Error connecting to server')).toBeVisible();
  },
};
