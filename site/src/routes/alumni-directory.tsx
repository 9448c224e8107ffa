import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { DirectoryPage } from '../pages/directory/DirectoryPage.tsx';
import { type DirectoryQuery, directoryQuery, isEverybody } from '../pages/directory/directoryQuery.ts';
import { readDirectory } from '../pages/directory/readDirectory.ts';

export const Route = createFileRoute('/alumni-directory')({
  loader: async ({ location, serverContext }) => {
    const rendered = directoryQuery({ ...location.search });
    const read = (query: DirectoryQuery) =>
      initialData((signal) => readDirectory(serverContext, query, signal), serverContext?.ahead);
    const start = read(rendered);
    const [found, everybody] = await Promise.all([start, isEverybody(rendered) ? start : read({})]);
    const counted = everybody.ready ? everybody.data.total : undefined;
    return { rendered, start: found, counted };
  },
  // The page itself handles query changes, and nothing is kept after leaving it.
  shouldReload: false,
  gcTime: 0,
  head: (context) => pageHead(pages['/alumni-directory'], context),
  component: DirectoryPage,
});
