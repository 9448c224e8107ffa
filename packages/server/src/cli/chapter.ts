import { type ChapterId, findChapter, unknownChapter } from '@banyan/api/contract';
import { CommandError } from './command-error.ts';

/** The chapter of `--chapter`; `undefined` without one. @throws CommandError that says which there are. */
export function chapterAsked(typed = ''): ChapterId | undefined {
  const id = typed.trim().toLowerCase();
  if (id === '') return undefined;
  const chapter = findChapter(id);
  if (!chapter) throw new CommandError(unknownChapter(id));
  return chapter.id;
}
