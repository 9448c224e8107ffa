import { ButtonLink, MoreLink, Text } from '@banyan/ui/elements';
import { Cluster, Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { jobs } from '../../content/jobs.ts';

const { gone, back, post } = jobs;

/** A job that has left the board, or never was on it: whoever followed an old link is led to what is open. */
export function JobGone() {
  return (
    <Section spacing="bottom">
      <Container>
        <Stack space={32}>
          <PageHead title={gone.heading} back={back} />
          <Text size="lede" measure>
            {gone.text}
          </Text>
          <Cluster space={24} align="center">
            <ButtonLink href={back.href}>{gone.open}</ButtonLink>
            <MoreLink href={post.href}>{post.label}</MoreLink>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}
