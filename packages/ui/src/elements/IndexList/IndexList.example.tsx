import { IndexItem, IndexList } from '@banyan/ui/elements';

export function Example() {
  return (
    <IndexList>
      <IndexItem href="/membership" heading="Become a member" detail="Free, and three short steps." />
      <IndexItem href="/events" heading="Come to an event" />
      <IndexItem href="mailto:committee@example.org" heading="Write to the committee" />
    </IndexList>
  );
}
