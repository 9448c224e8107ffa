import { serverNow } from '@banyan/api/client';
import type { useRouter } from '@tanstack/react-router';
import { act, saidOf } from '../../../kit/act.ts';
import { type SavedChange, takeBackSaved } from '../../../kit/undoSaved.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';

type Router = ReturnType<typeof useRouter>;

/** Begins the ids of what can be taken back about an event. */
export const undoablesOf = (id: string): string => `event ${id} `;

/** What came of it that letters were taken back. @param then What became of the change that they tell of. */
export function takenBackWords(
  { withdrawn, left }: { withdrawn: number; left: number },
  then = 'The change itself stays.',
): string {
  const gone = withdrawn === 1 ? '1 email is' : `${withdrawn} emails are`;
  return left === 0 ? `${gone} withdrawn. ${then}` : `${gone} withdrawn; ${left} already sent. ${then}`;
}

/** What was changed goes back with letters that nobody has got yet. @returns what came of it, as a sentence */
async function andBack(change: SavedChange | undefined, left: number): Promise<string | undefined> {
  if (!change || left > 0) return undefined;
  try {
    await takeBackSaved(change);
    return change.back;
  } catch (error) {
    return `${saidOf(error) ?? ''} The change itself stays.`.trim();
  }
}

/** Letters that were promised, as the answer of whatever promised them says it. */
interface Promised {
  told: number;
  letters: string | null;
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
  { told, letters, leavesAt }: Promised,
  router: Router,
  change?: SavedChange,
): string | undefined {
  if (letters === null) return undefined;
  const key = `${undoablesOf(id)}${Date.now()}`;
  pushUndo({
    id: key,
    words,
    at: serverNow(),
    leavesAt,
    letters: told,
    isFinal: true,
    isAtForm: change !== undefined,
    async takeBack() {
      const answer = await act('Withdraw the emails', (options) =>
        client.undoTell({}, { params: { id, letters }, ...options }),
      );
      const then = await andBack(change, answer.left);
      await router.invalidate();
      return takenBackWords(answer, then);
    },
  });
  return key;
}
