import { type ChapterId, findChapter, unknownChapter } from '@banyan/api/contract';
import { HttpError } from '@banyan/server/http/http-error';

/** Returns the chapter with this id. @throws HttpError 400 if the chapter does not exist */
export function chapterIn(id: string): ChapterId {
  const chapter = findChapter(id);
  if (!chapter) throw new HttpError(400, unknownChapter(id));
  return chapter.id;
}
