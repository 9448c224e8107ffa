import { newsStates } from '@banyan/api/office';
import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { CountLine } from '../../review/components/CountLine/CountLine.tsx';
import { FilterTabs } from '../../review/components/FilterTabs/FilterTabs.tsx';
import { NewsList } from '../components/NewsList/NewsList.tsx';
import { newsStateNames } from '../components/words.ts';
import type { NewsFound, NewsSearch } from './news.ts';

export interface NewsPageProps {
  found: NewsFound;
  search: NewsSearch;
}

const nothing = {
  published: { heading: 'No news yet.', words: 'News appears on the front page and on /news.' },
  draft: { heading: 'No drafts.', words: 'Drafts that are not published appear here.' },
  removed: {
    heading: 'No removed news.',
    words: 'Removed news stays here, so you can restore it.',
  },
} as const;

/** News on the site, drafts, and what was removed. */
export function NewsPage({ found: { rows, counts, more }, search }: NewsPageProps) {
  const { state = 'published', page = 1 } = search;
  const router = useRouter();
  const hrefOf = (next: NewsSearch) => router.buildLocation({ to: '/office/news', search: next }).publicHref;
  return (
    <>
      <ScreenHead
        title="News"
        action={
          <ButtonLink variant="accent" size="small" href="/office/news/new">
            Write
          </ButtonLink>
        }
      />
      <Stack space={16}>
        <ReadAgain />
        <FilterTabs
          label="Which news"
          items={newsStates.map((one) => ({
            href: hrefOf(one === 'published' ? {} : { state: one }),
            label: newsStateNames[one],
            count: counts[one],
            isCurrent: one === state,
          }))}
        />
        {rows.length > 0 ? (
          <NewsList rows={rows} hrefOf={({ id }) => `/office/news/${id}`} />
        ) : (
          <EmptyState live heading={nothing[state].heading} headingLevel={2}>
            {nothing[state].words}
          </EmptyState>
        )}
        <CountLine shown={rows.length} total={counts[state]}>
          {more && (
            <Button
              variant="line"
              size="small"
              onClick={() =>
                void router.navigate({
                  to: '/office/news',
                  search: { ...search, page: page + 1 },
                  resetScroll: false,
                  replace: true,
                })
              }
            >
              Show more
            </Button>
          )}
        </CountLine>
      </Stack>
    </>
  );
}
