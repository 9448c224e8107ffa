import { isOnBoard, jobBoardMessages } from '@banyan/api/contract';
import { useNow } from '@banyan/app/events';
import { useApiRead } from '@banyan/app/reading';
import { JobDetailFailed, JobDetailLoading, Outdated } from '@banyan/ui/content';
import { passFocus } from '@banyan/ui/hooks';
import { Container, Section } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { jobs } from '../../content/jobs.ts';
import { useFocusWhenLoaded } from '../useFocusWhenLoaded.ts';
import { JobGoneSince } from './JobGone.tsx';
import { OneJob } from './OneJob.tsx';
import { readJob } from './readJobs.ts';
import { reasonOf } from './reasonOf.ts';

const route = getRouteApi('/job-board/$id');

/** Page of a job, available while the job is on the board. */
export function JobPage() {
  const { id } = route.useParams();
  const loaded = route.useLoaderData();
  return <JobReading key={id} id={id} loaded={loaded} />;
}

function JobReading({ id, loaded }: { id: string; loaded: ReturnType<typeof route.useLoaderData> }) {
  const { start, now: renderedAt } = loaded;
  const state = useApiRead(start, (signal) => readJob(id, undefined, signal));
  const { now } = useNow(renderedAt, []);
  const { data } = state;
  // A page that was built some time ago may contain an expired job.
  const gone = data && ('nearest' in data || !isOnBoard(data.job.postedOn, now));
  useFocusWhenLoaded(gone ? undefined : data?.job.title, start.ready);
  if (gone) return <JobGoneSince data={data} cameAlong={start.ready} />;
  return (
    <Section spacing="bottom">
      <Container>
        <Outdated
          ref={passFocus}
          reading={state}
          heading={jobBoardMessages.loadFailed}
          text={`${reasonOf(state.error)}. ${jobs.outdated}`}
          retryLabel={jobBoardMessages.tryAgain}
        />
        {data ? <OneJob found={data} now={now} /> : <Coming {...state} />}
      </Container>
    </Section>
  );
}

function Coming({
  failed,
  error,
  retry,
  busy,
}: Pick<ReturnType<typeof useApiRead>, 'failed' | 'error' | 'retry' | 'busy'>) {
  if (!failed) return <JobDetailLoading label={jobs.loadingOne} back={jobs.back} />;
  return (
    <JobDetailFailed
      heading={jobBoardMessages.loadFailed}
      reason={reasonOf(error)}
      onRetry={retry}
      retryLabel={jobBoardMessages.tryAgain}
      busy={busy}
      back={jobs.back}
    />
  );
}
