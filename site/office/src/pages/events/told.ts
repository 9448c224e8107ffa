import { canBeTakenBack } from '@banyan/office/events';
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

/** Takes back the letters about an event that were written last and have not left. @throws as the calls do */
async function takeLettersBack(id: string): Promise<string> {
  const { event } = await client.getOfficeEvent({ params: { id } });
  const last = event.letters.find(canBeTakenBack);
  if (!last) return 'The letters have left.';
  const answer = await act('Take the letters back', (options) =>
    client.undoTell({}, { params: { id, letters: last.id }, ...options }),
  );
  return takenBackWords(answer);
}

/** Lets letters that say what is new be taken back for as long as they are held. */
export function pushTold(id: string, words: string, letters: number, leavesAt: string, router: Router): void {
  pushUndo({
    id: `${undoablesOf(id)}${Date.now()}`,
    words,
    at: Date.now(),
    leavesAt,
    letters,
    isFinal: true,
    async takeBack() {
      const said = await takeLettersBack(id);
      await router.invalidate();
      return said;
    },
  });
}
