import { type ChapterId, chapterIds, findChapter, limits, unknownChapter } from '@banyan/api/contract';
import { optionalLine } from '@banyan/api/internal';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';
import type { Options } from './definition.ts';

/** Of a list that can be one chapter's. */
export const ofChapter = {
  chapter: { value: 'ID', summary: `only of this chapter: ${chapterIds.join(', ')}` },
} as const satisfies Options;

/** The chapter of `--chapter`; `undefined` without one. @throws CommandError that says which there are. */
export function chapterAsked(typed = ''): ChapterId | undefined {
  const id = typed.trim().toLowerCase();
  if (id === '') return undefined;
  const chapter = findChapter(id);
  if (!chapter) throw new CommandError(unknownChapter(id));
  return chapter.id;
}

/** A field that holds a chapter's id, or nothing. */
export const chapterField = v.pipe(
  optionalLine(limits.text.link, {
    tooLong: (most: number) => `this has at most ${most} characters`,
    characters: 'some characters reverse or cover this text; type it again',
  }),
  v.toLowerCase(),
  v.check(
    (id) => id === '' || findChapter(id) !== undefined,
    `there is no such chapter; there are ${chapterIds.join(', ')}`,
  ),
);
