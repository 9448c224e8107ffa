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
  // On the page itself every change of the query is answered by the page, and once it is left nothing of it is kept.
  shouldReload: false,
  gcTime: 0,
  head: (context) => pageHead(pages['/alumni-directory'], context),
  component: DirectoryPage,
});
