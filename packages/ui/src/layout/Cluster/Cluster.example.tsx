import { Button } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';

export function Example() {
  return (
    <Cluster>
      <Button>Register</Button>
      <Button variant="line">Add to calendar</Button>
      <Button variant="quiet">Share</Button>
    </Cluster>
  );
}
