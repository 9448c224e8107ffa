import { JobDetailFailed } from '@banyan/ui/content';
import { Container, Section } from '@banyan/ui/layout';
import { NotFound } from '@banyan/ui/sections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { JobsPage } from './jobs.tsx';
import { SitePage } from './SitePage.tsx';

const onRetry = fn();

const meta = {
  title: 'Patterns/Failure',
  component: JobsPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { progress: { state: 'failed', onRetry } },
} satisfies Meta<typeof JobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list shows the error in its own place; everything around it works. */
export const AListDidNotCome: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
/** The main content of the page failed to load: its place has the heading of level 1. */
export const ThePageDidNotCome: Story = {
  tags: ['photo'],
  render: () => (
    <SitePage at="/resources">
      <Section>
        <Container>
          <JobDetailFailed
            heading="Unable to load the job"
            reason="The server did not answer. Try again in a minute."
            retryLabel="Try again"
            onRetry={onRetry}
            back={{ label: 'All jobs', href: '/job-board' }}
          />
        </Container>
      </Section>
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unable to load the job');
    await expect(canvas.getByRole('link', { name: 'All jobs' })).toBeVisible();
  },
};
/** Nothing exists at this address: three links, and pages with similar addresses. */
export const NoSuchPage: Story = {
  tags: ['photo'],
  render: () => (
    <SitePage at="/">
      <NotFound
        heading="This branch has not reached the ground"
        lede="There is no page at this address. It may have moved when we did."
        nearest={[{ label: 'Alumni stories', href: '/alumni-stories' }]}
        links={[
          { label: 'Front page', note: 'Start from the trunk.', href: '/' },
          { label: 'Events', note: 'Dinner is at a known address.', href: '/events' },
          { label: 'Alumni directory', note: 'Or ask someone.', href: '/alumni-directory' },
        ]}
      />
    </SitePage>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
