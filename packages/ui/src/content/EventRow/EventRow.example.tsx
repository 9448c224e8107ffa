import { EventRow } from '@banyan/ui/content';

export function Example() {
  return (
    <ol>
      <EventRow
        title="Kite morning for Sankrant"
        description="Bring your own manja stories. Kites, tilgul and breakfast provided."
        day={16}
        month="Jan"
        dateLong="Saturday, January 16, 2027, 9:00 AM CST"
        dateTime="2027-01-16T09:00:00-06:00"
        location="Longmeadow Park, Plano, Texas"
        action={{ label: 'Register', href: '/events/register/kites' }}
        calendar={{ label: 'Add to calendar', href: '/events/kites.ics' }}
      />
    </ol>
  );
}
