import { Container, Section, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { memo, useMemo, useState } from 'react';
import { directory } from '../../content/directory.ts';
import { DirectoryEnd } from './DirectoryEnd.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { DirectoryTools } from './DirectoryTools.tsx';
import { directoryPlaces } from './directoryPlaces.ts';
import { directoryQuery, isEverybody } from './directoryQuery.ts';
import { useDirectory } from './useDirectory.ts';
import { useInstantSearch } from './useInstantSearch.ts';

const route = getRouteApi('/alumni-directory');

// Each typed character changes only the results, so the rest of the page is memoized.
const Head = memo(PageHead);
const Tools = memo(DirectoryTools);

/** Alumni directory: searched, filtered, 24 members per page. The URL holds all of that. */
export function DirectoryPage() {
  const { start, rendered, counted } = route.useLoaderData();
  const search = route.useSearch();
  const asked = useMemo(() => directoryQuery({ ...search }), [search]);
  // A page rendered at build time does not know the query; it applies after hydration.
  const address = useHydrated() ? asked : rendered;
  const { words, typing, tell } = useInstantSearch(address.search ?? '');
  const { page: _, ...list } = address;
  const query = words === (address.search ?? '') ? address : directoryQuery({ ...list, search: words });
  const reading = useDirectory(query, start, rendered);
  const everybody = useEverybody(isEverybody(query) ? reading.data?.total : undefined, counted);
  return (
    <>
      <Section spacing="bottom">
        <Container>
          <Head title={directory.heading} lede={directory.lede(everybody)} note={directory.note} wordsBelow />
          <Stack space={16}>
            <Tools query={address} places={directoryPlaces} onTyping={typing} onTell={tell} />
            <DirectoryResults query={query} reading={reading} typing={query !== address} />
          </Stack>
        </Container>
      </Section>
      <DirectoryEnd />
    </>
  );
}

/** Returns the number of listed members: first as rendered, then from each unfiltered list that arrives. */
function useEverybody(total: number | undefined, counted: number | undefined): number | undefined {
  const [known, setKnown] = useState(counted);
  if (total !== undefined && total !== known) setKnown(total);
  return total ?? known;
}
