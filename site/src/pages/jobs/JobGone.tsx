import { ButtonLink, Heading, IndexItem, IndexList, MoreLink, Text } from '@banyan/ui/elements';
import { Cluster, Container, Section, Split, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { useId } from 'react';
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
  const nearestId = useId();
  const nearest = nearestIn(data) ?? [];
  return (
    <Section spacing="bottom">
      <Container>
        <Stack space={32}>
          <PageHead title={gone.heading} back={back} />
          <Text size="lede" measure>
            {gone.text}
          </Text>
          {nearest.length > 0 ? (
            <section aria-labelledby={nearestId}>
              <Split ratio="4/8">
                <Heading level={2} id={nearestId}>
                  {gone.near}
                </Heading>
                <IndexList>
                  {nearest.map(({ label, href }) => (
                    <IndexItem key={href} heading={label} href={href} />
                  ))}
                </IndexList>
              </Split>
            </section>
          ) : null}
          <Cluster space={24} align="center">
            <ButtonLink href={back.href}>{gone.open}</ButtonLink>
            <MoreLink href={post.href}>{post.label}</MoreLink>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}

/** The same in place of a job that the page had, or waited for. @param cameAlong The job came with the page. */
export function JobGoneSince({ data, cameAlong }: { data: unknown; cameAlong: boolean }) {
  useFocusWhenLoaded(gone.heading, cameAlong);
  return <JobGone data={data} />;
}
