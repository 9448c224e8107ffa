import { type ChapterId, findChapter, unknownChapter } from '@banyan/api/contract';
import { HttpError } from './http-error.ts';

/**
 * The chapter that was asked for; `undefined` for all of them.
 * @throws Refusal 400 that says which chapters there are.
 */
export function askedChapter(asked: string): ChapterId | undefined {
  const id = asked.trim();
  if (id === '') return undefined;
  const chapter = findChapter(id);
  if (!chapter) throw new HttpError(400, unknownChapter(id));
  return chapter.id;
}
