import { Heading, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';

export function Example() {
  return (
    <Stack space={8}>
      <Heading level={2}>Advance your career</Heading>
      <Heading level={3}>Mentors</Heading>
      <Text>Forty members answer one question a month.</Text>
    </Stack>
  );
}
