import { BackLink, Heading } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';

export function Example() {
  return (
    <Stack space={8}>
      <BackLink href="/events">Back to Events</BackLink>
      <Heading level={2}>The Long Table</Heading>
    </Stack>
  );
}
