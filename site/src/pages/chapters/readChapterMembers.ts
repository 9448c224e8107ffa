import { createClientOf } from '@banyan/api/client';
import { getMembers } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { ChapterReading } from './readChapter.ts';

const client = createClientOf({ getMembers }, { base: apiBase });

/**
 * Counts the members in the chapter’s states who show their state in the directory; `null` if the API host does not know chapters.
 */
export async function readChapterMembers({
  chapter,
  context,
  signal,
}: ChapterReading): Promise<number | null> {
  const source = context?.source ?? client;
  const answer = await source.getMembers({ query: { chapter, limit: '1' }, signal });
  return answer.chapter === chapter ? answer.total : null;
}
