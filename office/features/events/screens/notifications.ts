import { serverNow } from '@banyan/api/client';
import type { SavedChange } from '../../../kit/ways.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';

/** Begins the ids of what can be taken back about an event. */
export const undoablesOf = (id: string): string => `event ${id} `;

/** What came of it that emails were taken back. @param then What became of the change that they tell of. */
export function takenBackWords(
  { withdrawn, left }: { withdrawn: number; left: number },
  then = 'The change itself stays.',
): string {
  const gone = withdrawn === 1 ? '1 email is' : `${withdrawn} emails are`;
  return left === 0 ? `${gone} withdrawn. ${then}` : `${gone} withdrawn; ${left} already sent. ${then}`;
}

/** Letters that were promised, as the answer of whatever promised them says it. */
interface Promised {
  told: number;
  emails: string | null;
  leavesAt: string | null;
}

/**
 * Lets letters that tell of a change be taken back for as long as they are held.
 * @param change What they tell of, where it goes back with them.
 * @returns the undo's id; `undefined` where there are none
 */
export function pushTold(
  id: string,
  words: string,
  { told, emails: messages, leavesAt }: Promised,
  change?: SavedChange<'event'>,
): string | undefined {
  if (messages === null) return undefined;
  const key = `${undoablesOf(id)}${Date.now()}`;
  pushUndo({
    id: key,
    words,
    at: serverNow(),
    leavesAt,
    emails: told,
    isFinal: true,
    isAtForm: change !== undefined,
    way: { kind: 'told', event: id, emails: messages, change },
  });
  return key;
}
