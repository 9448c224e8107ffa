import { Heading, Text } from '@banyan/ui/elements';
import { Split, Stack } from '@banyan/ui/layout';

export function Example() {
  return (
    <Split ratio="7/4">
      <Stack>
        <Heading level={2}>Get in touch</Heading>
        <Text>A volunteer reads this after work and answers it.</Text>
      </Stack>
      <Stack element="aside" aria-label="Other ways">
        <Text tone="quiet">Call +1 510 555 0142 on weekday evenings.</Text>
      </Stack>
    </Split>
  );
}
