import { ButtonLink, Heading, IndexItem, IndexList, MoreLink, Text } from '@banyan/ui/elements';
import { Cluster, Container, Section, Split, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { useId } from 'react';
import { jobs } from '../../content/jobs.ts';
import { nearestIn } from '../not-found/noSuch.ts';
import { useFocusWhenLoaded } from '../useFocusWhenLoaded.ts';

const { gone, back, post } = jobs;

/**
 * Replaces a job that is not on the board. Suggests open jobs to visitors with an old link.
 *
 * @param data Data from the loader’s `notFound`: similar jobs, as `NoSuch`.
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

/**
 * Replaces a job that was rendered or loading before it left the board. @param cameAlong True if the job was rendered with the
 * page.
 */
export function JobGoneSince({ data, cameAlong }: { data: unknown; cameAlong: boolean }) {
  useFocusWhenLoaded(gone.heading, cameAlong);
  return <JobGone data={data} />;
}
