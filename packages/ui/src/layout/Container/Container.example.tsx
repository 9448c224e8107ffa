import { Heading, Text } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';

export function Example() {
  return (
    <Section tone="sunk">
      <Container>
        <Heading level={2}>Regional chapters</Heading>
        <Text>Color runs to the edge of the window. Words stay between the margins.</Text>
      </Container>
    </Section>
  );
}
