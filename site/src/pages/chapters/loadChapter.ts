import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { notFound } from '@tanstack/react-router';
import { chapterPages } from '../../content/chapterPages.ts';
import { pages } from '../../content/pages.ts';
import type { RequestContext } from '../../request.ts';
import { nearestPages } from '../not-found/nearestPages.ts';
import { readChapterEvents, readChapterNews } from './readChapter.ts';
import { readChapterMembers } from './readChapterMembers.ts';

/**
 * Loads the data of a chapter’s page.
 *
 * @throws notFound for an unknown chapter, with the chapters of similar names.
 */
export async function loadChapter(id: string, context: RequestContext | undefined) {
  const chapter = chapterPages.find((one) => one.id === id);
  if (!chapter) {
    throw notFound({
      data: { nearest: nearestPages(`/chapters/${id}`, [pages['/chapters'], ...chapterPages]) },
    });
  }
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
