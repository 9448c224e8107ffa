import type { ItemDecided, QueueRow } from '@banyan/api/office';
import { whenWords } from '../../../kit/words/times.ts';
import { shortRef } from './duplicateWords.ts';
import { type Decision, decidedWords } from './words.ts';

/** Result of undoing one decision; times are ISO. */
export type Undone =
  | { ref: string; state: 'done'; email: 'none' | 'withdrawn' | 'sent'; sentAt: string | null }
  /** Somebody decided anew after that. */
  | { ref: string; state: 'changed'; by: string; at: string }
  | { ref: string; state: 'too late' }
  | { ref: string; state: 'gone' };

type NotDone = Exclude<ItemDecided, { state: 'done' }>;

/** Explains why a decision was not made: "Kiran approved this at 8:14 PM. Nothing was changed." */
export function notDoneWords(item: NotDone, now: number): string {
  switch (item.state) {
    case 'decided':
      return `${decidedWords(item, now)} Nothing was changed.`;
    case 'changed':
      return 'This has changed. Nothing was decided; check it again.';
    case 'gone':
      return 'This no longer exists. Nothing was changed.';
    case 'taken':
      return `${shortRef(item.by)} is approved with the same email. Nothing was changed.`;
    case 'unavailable':
      return 'Its photo didn’t load just now. Nothing was changed; try again in a minute.';
  }
}

const decisions: Readonly<Record<Decision, string>> = { approve: 'approved', reject: 'declined' };

/**
 * Result of several decisions: "11 approved. 1 was already decided by Kiran." @param kept Number of submissions that stay selected,
 * each with its reason.
 */
export function bulkDoneWords(
  items: readonly ItemDecided[],
  as: Decision,
  { isAllMessages, kept }: { isAllMessages: boolean; kept: number },
): string {
  const done = items.filter(({ state }) => state === 'done').length;
  const verb = isAllMessages ? (as === 'approve' ? 'done' : 'archived') : decisions[as];
  const others = items.filter((item) => item.state === 'decided');
  const names = [...new Set(others.map(({ by }) => by))].join(' and ');
  return [
    `${done} ${verb}.`,
    others.length > 0 &&
      `${others.length} ${others.length === 1 ? 'was' : 'were'} already decided by ${names}.`,
    kept > 0 && `${kept} could not be decided; see the reason on each.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function undoneWords(item: Undone, now: number): string {
  if (item.state === 'changed')
    return `${item.by} decided again ${whenWords(item.at, now)}. Nothing was changed.`;
  if (item.state === 'too late') return 'This can’t be undone anymore.';
  if (item.state === 'gone') return 'This no longer exists.';
  if (item.email === 'withdrawn') return 'Undone, email included.';
  if (item.email === 'none') return 'Undone.';
  return item.sentAt === null
    ? 'Undone. The email was already sent; write to them yourself.'
    : `Undone. The email was already sent ${whenWords(item.sentAt, now)}; write to them yourself.`;
}

/** Result of undoing decisions. */
export function takenBackWords(items: readonly Undone[], now: number): string {
  const [only, ...others] = items;
  if (only && others.length === 0) return undoneWords(only, now);
  const done = items.filter((item) => item.state === 'done');
  const left = done.filter(({ email: message }) => message === 'sent').length;
  const rest = items.length - done.length;
  return [
    `${done.length} undone.`,
    left > 0 && `${left} ${left === 1 ? 'email was' : 'emails were'} already sent; write to them yourself.`,
    rest > 0 && `${rest} could not be undone.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Splits items into portions of at most `most`, the limit of one call. */
export const portionsOf = <One>(all: readonly One[], most: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );

/** Reference of the row to open after some rows left the list: the next one below, else the last remaining one above. */
export function nextOf(
  rows: readonly QueueRow[],
  leaving: ReadonlySet<string>,
  from: string | undefined,
): string | undefined {
  const at = rows.findIndex(({ ref }) => ref === from);
  const stays = ({ ref }: QueueRow) => !leaving.has(ref);
  return (rows.slice(at + 1).find(stays) ?? rows.slice(0, Math.max(at, 0)).findLast(stays))?.ref;
}
