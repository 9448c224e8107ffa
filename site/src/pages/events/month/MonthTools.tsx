import { chapters } from '@banyan/api/contract';
import { monthInWords } from '@banyan/app/events';
import { EventFilter } from '@banyan/forms/events';
import { useNavigate } from '@tanstack/react-router';
import { events as words } from '../../../content/events.ts';
import { type MonthQuery, monthHref, monthQuery } from './monthQuery.ts';
import type { MonthOffers } from './shownMonth.ts';

/** Choices are missing until the events are known. */
export interface MonthToolsProps extends Partial<MonthOffers> {
  query: MonthQuery;
}

/** Selectors for month and chapter, both kept in the URL, and the link to the lists. */
export function MonthTools({ having = [], months = [], query }: MonthToolsProps) {
  const navigate = useNavigate();
  const { month, chapter } = query;
  const offered = new Set([...having, chapter]);
  return (
    <EventFilter
      action={monthHref({})}
      filters={{ chapter: chapter ?? '', month: month ?? '' }}
      chapters={chapters
        .filter(({ id }) => offered.has(id))
        .map(({ id, name }) => ({ value: id, label: name }))}
      months={[...new Set([...(month ? [month] : []), ...months])].map((value) => ({
        value,
        label: monthInWords(value),
      }))}
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
