import { Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';

export function Example() {
  return (
    <Stack space={8}>
      <Text size="lede">Put your name on the list.</Text>
      <Text>Approved members are added to the directory and the newsletter.</Text>
      <Text size="small" tone="quiet">
        A volunteer reads every registration.
      </Text>
    </Stack>
  );
}
