import { createClientOf } from '@banyan/api/client';
import { getMembers } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { ChapterReading } from './readChapter.ts';

const client = createClientOf({ getMembers }, { base: apiBase });

/** Counts who lives in the chapter's states and lets the directory say so; `null` where the host knows no chapters. */
export async function readChapterMembers({
  chapter,
  context,
  signal,
}: ChapterReading): Promise<number | null> {
  const source = context?.source ?? client;
  const answer = await source.getMembers({ query: { chapter, limit: '1' }, signal });
  return answer.chapter === chapter ? answer.total : null;
}
