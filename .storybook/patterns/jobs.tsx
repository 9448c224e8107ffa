import { jobTypes } from '@banyan/api/contract';
import { JobSearch } from '@banyan/forms/job';
import { JobBoard, JobBoardAside, type JobBoardProps, type JobProgress } from '@banyan/ui/content';
import { ButtonLink, MoreLink, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section, Split, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { useId } from 'react';
import { sampleJobs } from '../../packages/ui/src/content/JobRow/samples.ts';
import { SitePage } from './SitePage.tsx';

export const listedJobs = sampleJobs.map((job, place) => ({ ...job, id: `job-${place}` }));

const words: JobBoardProps['words'] = {
  loading: 'Loading jobs...',
  failed: 'Unable to load jobs',
  failedReason: 'The server did not answer. The rest of the page works.',
  retry: 'Try again',
  empty: 'No jobs found',
  emptyHint: 'No job matches all of these filters today. Try one word less.',
};

const stated = { ready: { shown: '3 jobs', total: 'on the board' }, other: { shown: '', total: '' } };

interface JobsPageProps {
  /** Loading state and items of the list. */
  progress: JobProgress;
  /** Search words; if set, the list says how to clear them. @default nothing */
  search?: string;
}

/** The job board, with its list in any of its states. */
export function JobsPage({ progress, search = '' }: JobsPageProps) {
  const list = useId();
  const status = progress.state === 'ready' ? stated.ready : stated.other;
  return (
    <SitePage at="/resources">
      <Section spacing="bottom">
        <Container>
          <Stack space={16}>
            <PageHead
              title="Job board"
              aside={
                <Stack align="start">
                  <Text size="lede">Posted by people who sat in the same lecture halls.</Text>
                  <ButtonLink variant="line" href="/submit-job">
                    Post a job
                  </ButtonLink>
                </Stack>
              }
            >
              <JobSearch
                action="/job-board"
                filters={{ search, location: '', jobType: '' }}
                jobTypes={jobTypes}
                onFilter={() => undefined}
              />
            </PageHead>
            <Split ratio="8/4">
              <section aria-labelledby={list}>
                <VisuallyHidden>
                  <h2 id={list}>Jobs</h2>
                </VisuallyHidden>
                <JobBoard
                  progress={progress}
                  words={words}
                  status={{ ...status, clearHref: search === '' ? undefined : '/job-board' }}
                  scale={{ start: 'Posted', end: 'Expires after 60 days' }}
                />
              </section>
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
          </Stack>
        </Container>
      </Section>
    </SitePage>
  );
}
