import { chapters, programs } from '@banyan/api/contract';
import type { Audience } from '@banyan/api/office';
import type { MembersSearch } from '../../members/screens/members.ts';

/** Subscribers: all of them, or those of the first chapter the volunteer may email. */
export const allMembers = (chapterIds: 'all' | readonly string[]): Audience => ({
  kind: 'members',
  chapter: chapterIds === 'all' ? null : (chapters.find(({ id }) => chapterIds.includes(id))?.id ?? null),
  from: null,
  to: null,
  program: null,
  mentors: false,
});

/**
 * Audience that matches the filters of the member list. `undefined` if a campaign cannot use them: a search by name, members
 * outside the directory, or members who are not subscribed.
 */
export function audienceOf({ q, status, newsletter, chapter, program, from, to }: MembersSearch) {
  if (q || (status !== undefined && status !== 'shown') || newsletter === 'no') return undefined;
  return {
    kind: 'members',
    chapter: chapters.find(({ id }) => id === chapter)?.id ?? null,
    from: from ?? null,
    to: to ?? null,
    program: programs.find(({ code }) => code === program)?.code ?? null,
    mentors: false,
  } as const satisfies Audience;
}

/** Audience in words, for comparing two versions: "Members of Atlanta, 1990 to 2005, mentors". */
export function audienceWords(audience: Audience, events: readonly { id: string; title: string }[]): string {
  if (audience.kind === 'event') {
    const title = events.find(({ id }) => id === audience.event)?.title ?? 'another event';
    return `${audience.who === 'came' ? 'People who came to' : 'Guests of'} ${title}`;
  }
  const { chapter, from, to, program, mentors } = audience;
  const name = chapters.find(({ id }) => id === chapter)?.name;
  return [
    name === undefined ? 'Subscribers' : `Members of ${name}`,
    (from !== null || to !== null) && `${from ?? 'the first'} to ${to ?? 'today'}`,
    program !== null && programs.find(({ code }) => code === program)?.name,
    mentors && 'mentors',
  ]
    .filter(Boolean)
    .join(', ');
}
