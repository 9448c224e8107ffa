import { useNow } from '@banyan/app/events';
import { useApiRead } from '@banyan/app/reading';
import { JobBoardAside } from '@banyan/ui/content';
import { ButtonLink, MoreLink, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section, Split, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { jobs } from '../../content/jobs.ts';
import { Jobs } from './Jobs.tsx';
import { JobTools } from './JobTools.tsx';
import { jobQuery } from './jobQuery.ts';
import { readJobs } from './readJobs.ts';

const route = getRouteApi('/job-board/');

/** Job board, searched and filtered; the URL holds both. */
export function JobBoardPage() {
  const { start, rendered, now: renderedAt } = route.useLoaderData();
  const search = route.useSearch();
  const asked = useMemo(() => jobQuery({ ...search }), [search]);
  // A page rendered at build time does not know the query; it applies after hydration.
  const query = useHydrated() ? asked : rendered;
  const state = useApiRead(start, (signal) => readJobs(undefined, signal));
  const { now } = useNow(renderedAt, []);
  return (
    <Section spacing="bottom">
      <Container>
        <Stack space={16}>
          <PageHead
            title={jobs.heading}
            aside={
              <Stack align="start">
                <Text size="lede">{jobs.lede}</Text>
                <ButtonLink variant="line" href={jobs.post.href}>
                  {jobs.post.label}
                </ButtonLink>
              </Stack>
            }
          >
            <JobTools query={query} />
          </PageHead>
          <Split ratio="8/4">
            <section aria-labelledby="jobs">
              <VisuallyHidden>
                <h2 id="jobs">{jobs.list}</h2>
              </VisuallyHidden>
              <Jobs query={query} state={state} now={now} />
            </section>
            <JobBoardAside {...jobs.how}>
              <MoreLink href={jobs.post.href}>{jobs.post.label}</MoreLink>
            </JobBoardAside>
          </Split>
        </Stack>
      </Container>
    </Section>
  );
}
