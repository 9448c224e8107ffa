import { ButtonLink, Heading } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { useId } from 'react';

export function Example() {
  const heading = useId();
  return (
    <Section tone="inverse" labelledBy={heading}>
      <Container>
        <Stack align="start">
          <Heading level={2} id={heading}>
            Join us
          </Heading>
          <ButtonLink href="/membership">Explore Membership</ButtonLink>
        </Stack>
      </Container>
    </Section>
  );
}
