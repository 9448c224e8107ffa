import type { useRouter } from '@tanstack/react-router';
import { act } from '../../act.ts';
import { pushUndo } from '../../atoms/undo.ts';
import { client } from '../../client.ts';

type Router = ReturnType<typeof useRouter>;

/** Begins the ids of what can be taken back about an event. */
export const undoablesOf = (id: string): string => `event ${id} `;

/** What came of it that letters were taken back. */
export function takenBackWords({ withdrawn, left }: { withdrawn: number; left: number }): string {
  const gone = withdrawn === 1 ? '1 letter is' : `${withdrawn} letters are`;
  return left === 0
    ? `${gone} taken back. What was changed stays.`
    : `${gone} taken back; ${left} had left. What was changed stays.`;
}

/** Letters that were promised, as the answer of whatever promised them says it. */
interface Promised {
  told: number;
  letters: string | null;
  leavesAt: string | null;
}

/**
 * Lets letters that tell of a change be taken back for as long as they are held.
 * @returns whether there are any
 */
export function pushTold(
  id: string,
  words: string,
  { told, letters, leavesAt }: Promised,
  router: Router,
): boolean {
  if (letters === null) return false;
  pushUndo({
    id: `${undoablesOf(id)}${Date.now()}`,
    words,
    at: Date.now(),
    leavesAt,
    letters: told,
    isFinal: true,
    async takeBack() {
      const answer = await act('Take the letters back', (options) =>
        client.undoTell({}, { params: { id, letters }, ...options }),
      );
      await router.invalidate();
      return takenBackWords(answer);
    },
  });
  return true;
}
