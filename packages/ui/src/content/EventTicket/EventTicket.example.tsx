import { EventStub, EventTicket } from '@banyan/ui/content';
import { Button } from '@banyan/ui/elements';
import { useId } from 'react';

const event = {
  title: 'The Long Table',
  day: 12,
  month: 'December',
  dateLong: 'Saturday, December 12, 2026, 6:30 PM PST',
  location: 'Saltmarsh Hall, Fremont, California',
  seats: { left: 28, of: 240 },
};

export function Example() {
  const stub = useId();
  return (
    <EventTicket progress={{ state: 'ready', event }} back={{ label: 'All events', href: '/events' }}>
      <EventStub heading="Take a chair" headingId={stub}>
        <form aria-labelledby={stub}>
          <Button type="submit">Register</Button>
        </form>
      </EventStub>
    </EventTicket>
  );
}
