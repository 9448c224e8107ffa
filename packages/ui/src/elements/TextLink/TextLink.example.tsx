import { Text, TextLink } from '@banyan/ui/elements';

export function Example() {
  return (
    <Text>
      If your chapter is not listed, <TextLink href="/contact">write to us</TextLink> and we will find the
      nearest one.
    </Text>
  );
}
