import { createClientOf } from '@banyan/api/client';
import { revalidatedPages } from '../src/content/pages.ts';
import { readCalls } from '../src/readCalls.ts';
import type { RequestContext } from '../src/request.ts';
import type { Reads } from './backend.ts';
import { crawlerFiles } from './crawlers.ts';
import type { HeadersOf } from './headers.ts';
import { type PublishedFile, publishDocument } from './pages.ts';
import type { RenderThread } from './renderThread.ts';
import { type RevalidatedPage, revalidatedPage } from './revalidatedPage.ts';

/** The pages that are always there, by their paths. */
export type LivePages = ReadonlyMap<string, RevalidatedPage<PublishedFile>>;

interface LivePagesOptions {
  thread: RenderThread;
  context: Omit<RequestContext, 'source'>;
  reads: Reads;
  headersOf: HeadersOf;
  /** What the build made; of these the files for search engines stand in until theirs are there. */
  files: ReadonlyMap<string, PublishedFile>;
  /** Hears of one that cannot be rendered. */
  onError: (path: string) => (error: unknown) => void;
}

/** Renders the pages that show data, and what search engines read of it. */
export async function openLivePages({
  thread,
  context,
  reads,
  headersOf,
  files,
  onError,
}: LivePagesOptions): Promise<LivePages> {
  const live = new Map<string, RevalidatedPage<PublishedFile>>();
  const isOurs = context.apiBase.startsWith('/');
  for (const path of Object.keys(revalidatedPages)) {
    let wasWhole = false;
    const render = async () => {
      // Before there is one, a page waits no longer than a visitor would for an API elsewhere that may not be there.
      const isAhead = isOurs || live.has(path);
      const page = await thread.render(path, context, reads, { isAhead });
      if (wasWhole && !page.isWhole) throw new Error('Its data did not come; it stays as it was.');
      wasWhole = page.isWhole;
      return publishDocument(path, page, headersOf);
    };
    live.set(path, await revalidatedPage(render, onError(path)));
  }
  // All at once: an API elsewhere that does not answer is waited for once.
  const source = createClientOf(readCalls, reads);
  await Promise.all(
    Object.entries(crawlerFiles({ ...context, source })).map(async ([path, render]) => {
      live.set(path, await revalidatedPage(render, onError(path), files.get(path)));
    }),
  );
  return live;
}
