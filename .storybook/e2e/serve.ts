/** The built Storybook as the site serves it under `/design`, with its policy: a process of its own, which says its port. */
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
    // What stories name by the site's addresses, as `/art/hero.svg`, the site has beside its `/design`; Storybook has it, too.
    return design.answer(request, design.owns(pathname) ? pathname : `/design${pathname}`);
  }),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
process.on('disconnect', () => process.exit());
