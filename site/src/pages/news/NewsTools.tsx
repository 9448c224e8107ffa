import { askServerTime, serverNow } from '@banyan/api/client';
import { limits, newsCategories } from '@banyan/api/contract';
import { NewsSearch } from '@banyan/forms/news';
import { Chip } from '@banyan/ui/elements';
import { PageHead } from '@banyan/ui/sections';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { news } from '../../content/news.ts';
import { type NewsQuery, newsHrefOf, newsQuery } from './newsQuery.ts';
import { type Day, dayOf } from './today.ts';

const { label, placeholder, category, allCategories, saved } = news.search;

export interface NewsToolsProps {
  query: NewsQuery;
  /** Date of rendering. If the device has another date, the server is asked. */
  today: Day;
}

/** Page title with today’s date, search and filters. Typing adds one history entry in total. */
export function NewsTools({ query, today }: NewsToolsProps) {
  const navigate = useNavigate();
  const [day, setDay] = useState(today);
  useEffect(() => {
    if (dayOf(new Date()).machine === today.machine) return;
    void askServerTime().then(() => setDay(dayOf(new Date(serverNow()))));
  }, [today]);

  const show = (changed: NewsQuery, replace: boolean) =>
    void navigate({ href: newsHrefOf({ ...query, ...changed, page: 1 }), replace, resetScroll: false });

  return (
    <PageHead title={news.heading} dateline={<time dateTime={day.machine}>{day.words}</time>}>
      <NewsSearch
        action="/news"
        search={query.search ?? ''}
        category={query.category ?? ''}
        categories={newsCategories}
        onSearch={(search) => show({ search }, true)}
        onCategory={(name) => show({ category: newsQuery({ category: name }).category }, false)}
        maxLength={limits.searchLength}
        label={label}
        placeholder={placeholder}
        categoryLabel={category}
        allLabel={allCategories}
      >
        <Chip
          pressed={query.saved === true}
          onPressedChange={({ pressed }) => show({ saved: pressed || undefined }, false)}
        >
          {saved}
        </Chip>
      </NewsSearch>
    </PageHead>
  );
}
