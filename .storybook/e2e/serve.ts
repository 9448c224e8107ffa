/** Serves the built Storybook as the site does under `/design`, with its policy, in a separate process that reports its port. */
import { mkdtemp, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDesign } from '../../site/server/design.ts';
import { listener } from '../../site/server/listen.ts';

const dist = await mkdtemp(path.join(tmpdir(), 'storybook-e2e-'));
await symlink(
  path.join(import.meta.dirname, '../../storybook-static'),
  path.join(dist, 'design'),
  'junction',
);
const design = await openDesign(dist);

const server = createServer(
  listener(async (request) => {
    const { pathname } = new URL(request.url);
    if (!design) return new Response(null, { status: 404 });
    // Stories use some of the site's addresses, such as `/art/hero.svg`, which the site has beside its `/design`. Storybook has
    // these files, too.
    return design.answer(request, design.owns(pathname) ? pathname : `/design${pathname}`);
  }),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
process.on('disconnect', () => process.exit());
