import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { notFound } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import type { RequestContext } from '../../request.ts';

/**
 * Everything that a chapter's page begins with; for one that does not exist, those whose names are nearest. What all
 * chapters say, and what reads the rest, is fetched by whoever comes here from another page: who begins here has it all.
 */
export async function loadChapter(id: string, context: RequestContext | undefined) {
  const { chapterPages } = await import('../../content/chapterPages.ts');
  const chapter = chapterPages.find((one) => one.id === id);
  if (!chapter) {
    const { nearestPages } = await import('../not-found/nearestPages.ts');
    throw notFound({
      data: { nearest: nearestPages(`/chapters/${id}`, [pages['/chapters'], ...chapterPages]) },
    });
  }
  const [{ readChapterEvents, readChapterNews }, { readChapterMembers }] = await Promise.all([
    import('./readChapter.ts'),
    import('./readChapterMembers.ts'),
  ]);
  const of = (signal: AbortSignal) => ({ chapter: chapter.id, context, signal });
  const [events, news, members] = await Promise.all([
    initialData((signal) => readChapterEvents(of(signal))),
    initialData((signal) => readChapterNews(of(signal))),
    initialData((signal) => readChapterMembers(of(signal))),
  ]);
  return {
    chapter,
    events,
    news,
    members: members.ready ? members.data : null,
    now: context?.now ?? serverNow(),
  };
}

export type LoadedChapter = Awaited<ReturnType<typeof loadChapter>>;
