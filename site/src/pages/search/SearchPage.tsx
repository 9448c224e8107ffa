import { limits } from '@banyan/api/contract';
import { SiteSearch } from '@banyan/forms/search';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi, useHydrated, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { search as words } from '../../content/search.ts';
import { useInstantSearch } from '../directory/useInstantSearch.ts';
import { SearchFound } from './SearchFound.tsx';
import { SearchStart } from './SearchStart.tsx';
import { searchHref, searchQuery } from './searchQuery.ts';
import { useSearch } from './useSearch.ts';

const route = getRouteApi('/search');

/** Site search by the words in the URL, which follows the search field. */
export function SearchPage() {
  const { start, rendered } = route.useLoaderData();
  const search = route.useSearch();
  const navigate = useNavigate();
  const { history } = useRouter();
  const asked = useMemo(() => searchQuery({ ...search }), [search]);
  // A page rendered at build time does not know the query; it applies after hydration.
  const address = useHydrated() ? asked : rendered;
  const { words: typed, typing, tell } = useInstantSearch(address.q ?? '');
  const query = typed === (address.q ?? '') ? address : searchQuery({ q: typed, kind: address.kind });
  const reading = useSearch(query, start, rendered);

  const show = (q: string) => {
    tell(q);
    // Does nothing if a navigation to another page has begun.
    if (history.location.pathname !== searchHref({})) return;
    const href = searchHref(searchQuery({ q, kind: address.kind }));
    void navigate({ href, replace: true, resetScroll: false });
  };

  return (
    <Section spacing="bottom">
      <Container>
        <Stack space={32}>
          <PageHead title={words.heading} note={words.note} />
          <SiteSearch
            action={searchHref({})}
            search={address.q ?? ''}
            kind={address.kind ?? ''}
            takesFocus={address.q === undefined}
            onTyping={typing}
            onSearch={show}
            label={words.label}
            placeholder={words.placeholder}
            maxLength={limits.siteSearchLength}
          />
          {query.q === undefined ? <SearchStart /> : <SearchFound query={query} reading={reading} />}
        </Stack>
      </Container>
    </Section>
  );
}
