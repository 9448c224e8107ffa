import { NameRow, PersonField } from '@banyan/forms/fields';
import { Stack } from '@banyan/ui/layout';

export function Example() {
  return (
    <Stack space={24}>
      <NameRow first={{ name: 'firstName' }} last={{ name: 'lastName' }} />
      <PersonField asks="email" name="email" hint="The ticket goes there." />
      <PersonField asks="phone" name="phone" optional />
    </Stack>
  );
}
