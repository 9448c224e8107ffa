import type { LogLine, MemberPart, MemberStatus } from '@banyan/api/office';
import { actionWords } from '../../audit-log/components/actionWords.ts';
import { statusNames } from '../components/words.ts';

/** Stamp of a card that is not public. */
export const stamps: Readonly<Record<MemberStatus, string | undefined>> = {
  shown: undefined,
  hidden: statusNames.hidden,
  waiting: statusNames.waiting,
  merged: statusNames.merged,
  'turned-down': statusNames['turned-down'],
};

/** Address of an item: On the site while it is published, else Review. Undefined for event registrations. */
export function placeOf({ kind, ref, state }: MemberPart): string | undefined {
  if (kind === 'event') return undefined;
  if (state === 'published') return `/office/published?kind=${kind}&open=${ref}`;
  const waits = state === 'waiting' ? '' : `state=${state === 'asked' ? 'asked' : 'decided'}&`;
  return `/office/review?${waits}open=${ref}`;
}

/** Lines of the audit log as the history of one entry. */
export const happeningsOf = (lines: readonly LogLine[]) =>
  lines.map((line) => {
    const { before, about, after } = actionWords(line);
    return { id: line.id, at: line.at, words: `${before}${about}${after}` };
  });
