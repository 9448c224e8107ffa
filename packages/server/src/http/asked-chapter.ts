import { type ChapterId, findChapter, unknownChapter } from '@banyan/api/contract';
import { HttpError } from './http-error.ts';

/**
 * Parses a requested chapter; `undefined` for all chapters.
 * @throws HttpError 400 that lists the chapters.
 */
export function askedChapter(asked: string): ChapterId | undefined {
  const id = asked.trim();
  if (id === '') return undefined;
  const chapter = findChapter(id);
  if (!chapter) throw new HttpError(400, unknownChapter(id));
  return chapter.id;
}
