import { type ChapterId, findChapter, unknownChapter } from '@banyan/api/contract';
import { CommandError } from './command-error.ts';

/** Chapter of `--chapter`; `undefined` without the option. @throws CommandError that lists the chapters. */
export function chapterAsked(typed = ''): ChapterId | undefined {
  const id = typed.trim().toLowerCase();
  if (id === '') return undefined;
  const chapter = findChapter(id);
  if (!chapter) throw new CommandError(unknownChapter(id));
  return chapter.id;
}
