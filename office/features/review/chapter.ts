import { type ChapterId, findChapter, unknownChapter } from '@banyan/api/contract';
import { HttpError } from '@banyan/server/http/http-error';

/** @throws Refusal 400 for a chapter that does not exist */
export function chapterIn(id: string): ChapterId {
  const chapter = findChapter(id);
  if (!chapter) throw new HttpError(400, unknownChapter(id));
  return chapter.id;
}
