import { eventDays, eventHours, isUpcoming } from '@banyan/api/contract';
import { clockLine, type ListedEvent, monthBeside, monthInWords, monthOf } from '@banyan/app/events';
import { EventMonth, type MonthEvent } from '@banyan/ui/content';
import { MoreLink } from '@banyan/ui/elements';
import { useNavigate } from '@tanstack/react-router';
import { eventClock } from '../../../content/eventClock.ts';
import { events as words } from '../../../content/events.ts';
import { registerHref } from '../eventPaths.ts';
import { pastEventHref } from '../pastEventHref.ts';
import { type MonthQuery, monthHref } from './monthQuery.ts';
import type { ShownMonth } from './shownMonth.ts';

export interface MonthSheetProps extends ShownMonth {
  month: string;
  /** ISO 8601 date. */
  today: string;
  query: MonthQuery;
  /** Milliseconds since 1970. */
  now: number;
  /** True after hydration, as in `clockLine`. */
  alive: boolean;
}

/** Calendar grid of a month with its events. */
export function MonthSheet({ events, months, month, today, query, now, alive }: MonthSheetProps) {
  const navigate = useNavigate();
  // Links only to months within the known range: an endless calendar would keep crawlers busy forever.
  const known = [...months, monthOf(today)].sort();
  const beside = (by: 1 | -1) => {
    const other = monthBeside(month, by);
    const end = known.at(by > 0 ? -1 : 0) ?? month;
    if (by > 0 ? other > end : other < end) return undefined;
    return { label: monthInWords(other), href: monthHref({ ...query, month: other }) };
  };
  return (
    <EventMonth
      month={month}
      heading={monthInWords(month)}
      events={events.map((event) => sheetEvent(event, now, alive))}
      today={today}
      previous={beside(-1)}
      next={beside(1)}
      action={<MoreLink href={words.onward.href}>{words.onward.label}</MoreLink>}
      onTurn={(href) => void navigate({ href, resetScroll: false })}
    />
  );
}

function sheetEvent(event: ListedEvent, now: number, alive: boolean): MonthEvent {
  const over = !isUpcoming(event, now);
  return {
    id: event._id,
    title: event.title,
    href: over ? pastEventHref(event._id) : registerHref(event._id),
    ...eventDays(event),
    hours: eventHours(event),
    yourTime: clockLine(event, alive, eventClock),
    location: event.location,
    over,
  };
}
