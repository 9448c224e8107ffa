import { ButtonLink, Heading, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';

export function Example() {
  return (
    <Stack space={24} align="start">
      <Stack space={8}>
        <Heading level={3}>Become a member</Heading>
        <Text>Joining is free and takes three short steps.</Text>
      </Stack>
      <ButtonLink href="/membership/register">Register</ButtonLink>
    </Stack>
  );
}
