import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { headStart } from '../headStart.ts';
import { DirectoryPage } from '../pages/directory/DirectoryPage.tsx';

export const Route = createFileRoute('/alumni-directory')({
  // Its parts are loaded with it and not with the front page.
  loader: async ({ location, serverContext }) => {
    const [{ readDirectory }, { directoryQuery }] = await Promise.all([
      import('../pages/directory/readDirectory.ts'),
      import('../pages/directory/directoryQuery.ts'),
    ]);
    const rendered = directoryQuery({ ...location.search });
    return { rendered, start: await headStart((signal) => readDirectory(serverContext, rendered, signal)) };
  },
  // On the page itself every change of the query is answered by the page, and once it is left nothing of it is kept.
  shouldReload: false,
  gcTime: 0,
  head: (context) => pageHead(pages['/alumni-directory'], context),
  component: DirectoryPage,
});
