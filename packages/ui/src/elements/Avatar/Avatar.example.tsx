import { Avatar, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';

export function Example() {
  return (
    <Cluster>
      <Avatar name="Sana Palash" id="member-3" />
      <Text>Sana Palash, Civil Engineering, 1998</Text>
    </Cluster>
  );
}
