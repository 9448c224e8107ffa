import { Badge, Heading, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { Check } from 'lucide';

export function Example() {
  return (
    <Cluster>
      <Heading level={3}>Bridge inspection engineer</Heading>
      <Badge>Full-time</Badge>
      <Badge tone="success" icon={<Icon icon={Check} size={14} />}>
        Approved
      </Badge>
    </Cluster>
  );
}
