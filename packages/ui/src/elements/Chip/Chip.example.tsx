import { Chip } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { useState } from 'react';

export function Example() {
  const [remote, setRemote] = useState(true);
  const [fullTime, setFullTime] = useState(false);
  return (
    <Cluster space={8}>
      <Chip pressed={remote} onPressedChange={({ pressed }) => setRemote(pressed)}>
        Remote
      </Chip>
      <Chip pressed={fullTime} onPressedChange={({ pressed }) => setFullTime(pressed)}>
        Full-time
      </Chip>
    </Cluster>
  );
}
