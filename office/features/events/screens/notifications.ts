import { serverNow } from '@banyan/api/client';
import type { SavedChange } from '../../../kit/ways.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';

/** Prefix of the ids of an event’s undo entries. */
export const undoablesOf = (id: string): string => `event ${id} `;

/** Result of withdrawing emails, as a sentence. @param then Sentence about the change they announced. */
export function takenBackWords(
  { withdrawn, left }: { withdrawn: number; left: number },
  then = 'The change itself stays.',
): string {
  const gone = withdrawn === 1 ? '1 email is' : `${withdrawn} emails are`;
  return left === 0 ? `${gone} withdrawn. ${then}` : `${gone} withdrawn; ${left} already sent. ${then}`;
}

/** Scheduled emails, as the response of the change has them. */
interface Promised {
  told: number;
  emails: string | null;
  leavesAt: string | null;
}

/**
 * Adds an undo entry for scheduled notification emails.
 * @param change Change that is undone with them.
 * @returns the undo entry’s id; `undefined` if there are no emails
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
