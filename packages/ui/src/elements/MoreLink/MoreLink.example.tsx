import { MoreLink } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';

export function Example() {
  return (
    <Cluster space={32}>
      <MoreLink href="/events">All events</MoreLink>
      <MoreLink href="https://example.org/in/sana-palash" size="small">
        Profile of Sana Palash
      </MoreLink>
    </Cluster>
  );
}
