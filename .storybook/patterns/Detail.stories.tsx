import { JobDetail, JobDetailLoading } from '@banyan/ui/content';
import { Container, Section } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listedJobs } from './jobs.tsx';
import { SitePage } from './SitePage.tsx';

const back = { label: 'Job board', href: '/job-board' };
const [job] = listedJobs;

/** Page of one job, with all its details. */
const JobPage = ({ isHere }: { isHere: boolean }) => (
  <SitePage at="/resources">
    <Section spacing="bottom">
      <Container>
        {isHere && job ? (
          <JobDetail
            job={job}
            ends={{ start: 'Posted November 18, 2026', end: 'Expires January 17, 2027' }}
            facts={[
              { label: 'Pay', value: '$85,000 to $110,000 a year' },
              { label: 'Company', value: job.company },
              { label: 'Place', value: job.location },
            ]}
            factsHeading={{ label: 'Sheet', value: 'The job at a glance' }}
            back={back}
          />
        ) : (
          <JobDetailLoading label="Loading job..." back={back} />
        )}
      </Container>
    </Section>
  </SitePage>
);

const meta = {
  title: 'Patterns/Detail',
  component: JobPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { isHere: true },
} satisfies Meta<typeof JobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Controls engineer');
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('link', { name: 'Job board' })).toHaveAttribute('href', '/job-board');
  },
};
/** The link back is there before the job has loaded. */
export const OnItsWay: Story = { tags: ['photo'], args: { isHere: false } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
