import { limits } from '@banyan/api/contract';
import { progressOf } from '@banyan/app/reading';
import { ListStatus, SearchResults, UnsearchedNotice } from '@banyan/ui/content';
import { ButtonLink, ChipLink, VisuallyHidden } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { Pagination } from '@banyan/ui/navigation';
import { useNavigate } from '@tanstack/react-router';
import { search } from '../../content/search.ts';
import { failedWords } from '../failedWords.ts';
import { type Reading, useKeepPrevious } from '../useAsked.ts';
import { SearchStart } from './SearchStart.tsx';
import { type SearchQuery, searchHref } from './searchQuery.ts';
import type { Found } from './searchView.ts';

export interface SearchFoundProps {
  query: SearchQuery;
  reading: Reading<Found>;
}

const clear = (
  <ButtonLink variant="line" href={searchHref({})}>
    {search.clear}
  </ButtonLink>
);

/** Results: count, kinds, then each kind, or the pages of one kind. */
export function SearchFound({ query, reading }: SearchFoundProps) {
  const navigate = useNavigate();
  const shown = useKeepPrevious(reading.data, reading.busy);
  const { q = '', kind, page = 1 } = query;
  const groups = shown?.groups ?? [];
  const wanted = kind ? groups.filter((group) => group.kind === kind) : groups;
  const total = wanted.reduce((sum, group) => sum + group.total, 0);
  const hrefFor = (number: number) => searchHref({ ...query, page: number });
  return (
    <section aria-labelledby="found">
      <VisuallyHidden>
        <h2 id="found">{search.results}</h2>
      </VisuallyHidden>
      <Stack space={32}>
        <Kinds query={query} groups={groups} />
        <UnsearchedNotice
          heading={search.partial.heading}
          text={search.partial.text}
          lists={(shown?.unsearched ?? []).map((list) => ({
            label: search.kinds[list].heading,
            href: listOf[list],
          }))}
        />
        <div>
          <ListStatus
            shown={total > 0 ? search.found(total) : ''}
            total={search.forWords(q.trim())}
            clearLabel={search.clear}
            clearHref={searchHref({})}
          />
          <SearchResults
            progress={progressOf({ ...reading, data: shown }, wanted, clear)}
            words={failedWords(search.list, reading.error)}
            label={search.results}
          />
        </div>
        {shown && total === 0 ? <SearchStart /> : null}
        {kind ? (
          <Cluster justify="center">
            <Pagination
              page={page}
              pages={Math.ceil(total / limits.siteSearchResults.page)}
              hrefFor={hrefFor}
              onGoTo={(number) => void navigate({ href: hrefFor(number) })}
              label={search.pages}
            />
          </Cluster>
        ) : null}
      </Stack>
    </section>
  );
}

/** Filter by kind: only kinds with results, and the selected one. */
function Kinds({ query: { q, kind }, groups }: { query: SearchQuery; groups: Found['groups'] }) {
  if (groups.length < 2 && kind === undefined) return null;
  const all = groups.reduce((sum, group) => sum + group.total, 0);
  const choices = [{ kind: undefined, heading: search.everything, total: all }, ...groups];
  return (
    <nav aria-label={search.narrow}>
      <Cluster space={8}>
        {choices.map((choice) => (
          <ChipLink
            key={choice.heading}
            href={searchHref({ ...(q && { q }), ...(choice.kind && { kind: choice.kind }) })}
            aria-current={choice.kind === kind ? 'page' : undefined}
          >
            {choice.heading} {choice.total.toLocaleString('en-US')}
          </ChipLink>
        ))}
      </Cluster>
    </nav>
  );
}

const listOf = {
  people: '/alumni-directory',
  events: '/events',
  news: '/news',
  stories: '/alumni-stories',
  jobs: '/job-board',
} as const;
