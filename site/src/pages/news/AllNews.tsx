import { progressOf, type ReadState } from '@banyan/app/reading';
import { ListFoot, NewsList, type NewsWords, newsListWords } from '@banyan/ui/content';
import { ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Pagination } from '@banyan/ui/navigation';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { news } from '../../content/news.ts';
import { pageSizes } from '../../content/pageSizes.ts';
import { type NewsQuery, newsHrefOf } from './newsQuery.ts';
import { type FoundNews, isNarrowed, type NewsView } from './newsView.ts';

export interface AllNewsProps {
  query: NewsQuery;
  view: NewsView;
  state: ReadState<FoundNews>;
}

const clear = (
  <ButtonLink variant="line" href="/news">
    {news.search.clear}
  </ButtonLink>
);

/** News list below the featured items, with loading states, count and pagination. */
export function AllNews({ query, view, state }: AllNewsProps) {
  const navigate = useNavigate();
  const heading = useFocusOnNewPage(view.page, query);
  const hrefFor = (page: number) => newsHrefOf({ ...query, page });
  const narrowed = isNarrowed(query);
  // All items are featured, so there is no list; the notice about outdated news appears in its place.
  const nothingBelow = view.items.length === 0 && view.featured.length > 0;
  return (
    <section aria-labelledby="all-news">
      <VisuallyHidden>
        <h2 id="all-news" ref={heading} tabIndex={-1}>
          {news.all}
        </h2>
      </VisuallyHidden>
      <Stack space={32}>
        {nothingBelow && !state.failed ? null : (
          <NewsList
            progress={
              nothingBelow
                ? { state: 'ready', items: [], outdated: { onRetry: state.retry, busy: state.busy } }
                : progressOf(state, view.items, narrowed ? clear : undefined)
            }
            expected={pageSizes.news}
            words={wordsOf(query)}
            label={news.all}
          />
        )}
        <ListFoot count={view.total > 0 ? news.count(view.from, view.to, view.total) : ''}>
          <Pagination
            page={view.page}
            pages={view.pages}
            hrefFor={hrefFor}
            onGoTo={(page) => void navigate({ href: hrefFor(page) })}
            label={news.pages}
          />
        </ListFoot>
      </Stack>
    </section>
  );
}

function wordsOf(query: NewsQuery): NewsWords {
  if (query.saved) return { ...newsListWords, emptyHint: news.search.nothingSaved };
  return isNarrowed(query) ? newsListWords : { ...newsListWords, emptyHint: news.nothingYet };
}

/** Moves the focus to the top of the list after a page change, for readers with a keyboard or screen reader. */
function useFocusOnNewPage(page: number, { search, category, saved }: NewsQuery) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = `${search} ${category} ${saved}`;
  const shown = useRef({ page, list });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, list };
    if (before.page !== page && before.list === list) heading.current?.focus({ preventScroll: true });
  }, [page, list]);
  return heading;
}
