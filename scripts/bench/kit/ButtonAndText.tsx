import '@banyan/ui/theme';
import { Button, Text } from '@banyan/ui/elements';

/** The smallest page: what it costs is what every other page has paid already. */
export function ButtonAndText() {
  return (
    <>
      <Text>The canteen of 1998 owes somebody a samosa.</Text>
      <Button>Explore Membership</Button>
    </>
  );
}
