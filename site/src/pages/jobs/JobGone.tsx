import { Container, Section } from '@banyan/ui/layout';
import { JobGone as Gone } from '@banyan/ui/sections';
import { jobs } from '../../content/jobs.ts';
import { nearestIn } from '../not-found/noSuch.ts';
import { useFocusWhenLoaded } from '../useFocusWhenLoaded.ts';

const { gone, back, post } = jobs;

/**
 * A job that has left the board, or never was on it: whoever followed an old link is led to what is open.
 *
 * @param data What the loader threw along: the jobs that are nearest, as `NoSuch`.
 */
export function JobGone({ data }: { data?: unknown }) {
  return (
    <Section spacing="bottom">
      <Container>
        <Gone
          heading={gone.heading}
          text={gone.text}
          back={back}
          nearest={nearestIn(data)}
          nearestLabel={gone.near}
          open={{ label: gone.open, href: back.href }}
          post={post}
        />
      </Container>
    </Section>
  );
}

/** The same in place of a job that the page had, or waited for. @param cameAlong The job came with the page. */
export function JobGoneSince({ data, cameAlong }: { data: unknown; cameAlong: boolean }) {
  useFocusWhenLoaded(gone.heading, cameAlong);
  return <JobGone data={data} />;
}
