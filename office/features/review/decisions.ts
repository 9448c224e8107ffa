import type { HandlerAnswer } from '@banyan/api/contract';
import type { ItemDecided as ItemAnswer } from '@banyan/api/office';
import type { Services } from '@banyan/server/http/services';
import type { ItemDecided } from '@banyan/server/review/bulk';
import type { Told } from '@banyan/server/review/emails';
import { type Undoing, undo } from '@banyan/server/review/review';
import type { OfficeCalls } from '../../calls.ts';

export const iso = (at: number) => new Date(at).toISOString();

/** Time when the email is sent; `null` if there is none. */
export const leavesAtOf = (told: Told) => ('leavesAt' in told ? iso(told.leavesAt) : null);

/** Response about one decision. @param at Time of the decision, in milliseconds since 1970 */
export function itemAnswer(done: ItemDecided, at: number): ItemAnswer {
  const { ref } = done;
  if (done.state === 'done') return { ref, state: 'done', at: iso(at), leavesAt: leavesAtOf(done.told) };
  if (done.state === 'decided') return { ref, state: 'decided', by: done.by, at: done.at, as: done.as };
  return done.state === 'taken' ? { ref, state: 'taken', by: done.by } : { ref, state: done.state };
}

export type UndoAnswer = HandlerAnswer<OfficeCalls['undoDecision']>['items'][number];

/** Undoes one decision. */
export async function undoOne(
  { database, now }: Services,
  ref: string,
  undoing: Undoing,
): Promise<UndoAnswer> {
  const done = await undo(database, ref, undoing, now());
  if (done === 'unknown') return { ref, state: 'gone' };
  if (done === 'too late') return { ref, state: 'too late' };
  if ('state' in done) return { ref, ...done };
  const leftAt = done.email === 'sent' ? done.leftAt : undefined;
  return { ref, state: 'done', email: done.email, sentAt: leftAt === undefined ? null : iso(leftAt) };
}
