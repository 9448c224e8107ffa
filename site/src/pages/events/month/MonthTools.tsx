import { chapters } from '@banyan/api/contract';
import { type ListedEvent, monthInWords, monthsOf } from '@banyan/app/events';
import { EventFilter } from '@banyan/forms/events';
import { useNavigate } from '@tanstack/react-router';
import { events as words } from '../../../content/events.ts';
import { type MonthQuery, monthHref, monthQuery } from './monthQuery.ts';

export interface MonthToolsProps {
  events: readonly ListedEvent[];
  query: MonthQuery;
}

/** Which month of which chapter, both in the address, and the way to the lists. */
export function MonthTools({ events, query }: MonthToolsProps) {
  const navigate = useNavigate();
  const { month, chapter } = query;
  const having = new Set([...events.map((event) => event.chapter), chapter]);
  const months = new Set([...(month ? [month] : []), ...monthsOf(events)]);
  return (
    <EventFilter
      action={monthHref({})}
      filters={{ chapter: chapter ?? '', month: month ?? '' }}
      chapters={chapters
        .filter(({ id }) => having.has(id))
        .map(({ id, name }) => ({ value: id, label: name }))}
      months={[...months].map((value) => ({ value, label: monthInWords(value) }))}
      views={[
        { value: 'list', label: words.views.list, href: '/events' },
        { value: 'month', label: words.views.month, href: monthHref(query) },
      ]}
      view="month"
      onFilter={(filters) =>
        void navigate({ href: monthHref(monthQuery({ ...filters })), resetScroll: false })
      }
    />
  );
}
