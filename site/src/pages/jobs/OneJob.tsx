import { dayMs, type Job, limits } from '@banyan/api/contract';
import { JobDetail } from '@banyan/ui/content';
import { Heading, IndexItem, IndexList, MoreLink } from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { jobs } from '../../content/jobs.ts';
import { jobHref } from './jobPaths.ts';
import { listedJob } from './jobsView.ts';
import type { FoundJob } from './readJobs.ts';

const { one } = jobs;

/** Job details, with other open jobs below. */
export function OneJob({ found: { job, others }, now }: { found: FoundJob; now: number }) {
  const { id: _, href: __, ...summary } = listedJob(job, now);
  const posted = Date.parse(job.postedOn);
  return (
    <Stack space={96}>
      <JobDetail
        job={summary}
        ends={{ start: one.posted(posted), end: one.until(posted + limits.jobBoardDays * dayMs) }}
        facts={factsOf(job, summary.pay)}
        factsHeading={one.facts}
        back={jobs.back}
        daysOnBoard={limits.jobBoardDays}
      />
      {others.length > 0 ? (
        <section aria-labelledby="other-jobs">
          <Split ratio="4/8">
            <Heading level={2} id="other-jobs">
              {one.others}
            </Heading>
            <Stack space={24}>
              <IndexList>
                {others.map((other) => (
                  <IndexItem
                    key={other._id}
                    heading={other.title}
                    detail={[other.company, other.location].filter(Boolean).join(', ')}
                    href={jobHref(other._id)}
                  />
                ))}
              </IndexList>
              <Cluster>
                <MoreLink href={jobs.back.href}>{one.all}</MoreLink>
              </Cluster>
            </Stack>
          </Split>
        </section>
      ) : null}
    </Stack>
  );
}

/** Returns the key facts; missing facts take no space. */
const factsOf = ({ company, location, jobType, remote }: Job, pay: string | undefined) =>
  [
    { label: one.labels.pay, value: pay ?? '' },
    { label: one.labels.company, value: company },
    { label: one.labels.place, value: remote ? one.orRemote(location) : location },
    { label: one.labels.type, value: jobType },
  ].filter(({ value }) => value !== '');
