import { ButtonLink } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobsPage } from './jobs.tsx';

const clear = (
  <ButtonLink variant="line" href="/job-board">
    Clear filters
  </ButtonLink>
);

const meta = {
  title: 'Patterns/Empty',
  component: JobsPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { progress: { state: 'empty', action: clear }, search: 'astrolabe' },
} satisfies Meta<typeof JobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing matches: shows what to try, and one button that shows everything again. */
export const NothingMatches: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
    await expect(canvas.getByText(/Try one word less/)).toBeVisible();
  },
};
/** The list is empty: invites those who may add something. */
export const NothingYet: Story = {
  tags: ['photo'],
  args: {
    progress: { state: 'empty', action: <ButtonLink href="/submit-job">Post the first job</ButtonLink> },
    search: '',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
