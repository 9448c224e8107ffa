import type { FeaturedEvent } from '@banyan/api/contract';
import type { EventDetails } from '@banyan/ui/content';

/** Dates are written in one language and one zone, or the server's words and the browser's would differ. */
const language = 'en-US';

/** A featured event in the words its section shows (spec, "Featured event section"). */
export function eventDetails(event: FeaturedEvent, registerLabel: string): EventDetails {
  const date = new Date(event.date);
  const timeZone = event.timezone ?? 'UTC';
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: zoneOr('UTC', timeZone) }).format(date);
  return {
    title: event.title,
    description: event.description,
    dateLong: part({ dateStyle: 'full' }),
    day: part({ day: 'numeric' }),
    month: part({ month: 'long' }),
    location: event.location,
    image: event.images[0],
    action: event.registrationURL
      ? { label: registerLabel, href: event.registrationURL, external: true }
      : { label: registerLabel, href: `/events/register/${encodeURIComponent(event._id)}` },
  };
}

/** A zone that this browser knows; a wrong name in the data must not take the page down. */
function zoneOr(fallback: string, timeZone: string): string {
  try {
    new Intl.DateTimeFormat(language, { timeZone });
    return timeZone;
  } catch {
    return fallback;
  }
}
