import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type TakenBack, type Undoable, undoStackAtom } from '../shell/atoms/undo.ts';
import { sendEmailNow, undo, undoNewest } from './undo.ts';
import type { Feedback } from './useActions.ts';
import { errorMessage } from './withStepUp.ts';

/** Result of an undo. */
type UndoFeedback = Feedback & Pick<TakenBack, 'subject'>;

/** State of the undo bar. */
export interface UndoBarState extends Undoable {
  busy: boolean;
  onUndo: () => void;
  onSendNow?: (() => void) | undefined;
}

/**
 * Last action of this screen while it is the newest of all, and the function that undoes the newest one.
 * @param latest Id of the last action here. @param say Shows the result of the undo.
 */
export function useUndoBar(latest: string | undefined, say: (said: UndoFeedback | undefined) => void) {
  const router = useRouter();
  const [newest] = useAtomValue(undoStackAtom);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const words = errorMessage(error);
      if (words !== undefined) say({ tone: 'critical', words });
    } finally {
      setBusy(false);
    }
  };
  const run = (take: () => Promise<TakenBack | undefined>) =>
    attempt(async () => {
      say(undefined);
      const came = await take();
      if (!came) return;
      const { goTo, ...what } = came;
      if (goTo) await router.navigate({ to: goTo });
      await router.invalidate();
      say({ tone: 'success', ...what });
    });
  const sendNow = (id: string) =>
    attempt(async () => {
      // An action that stays on the stack shows by itself that its email was sent.
      const stays = await sendEmailNow(id);
      await router.invalidate();
      if (stays === false) say({ tone: 'success', words: 'The email is being sent.' });
    });
  const bar: UndoBarState | undefined =
    newest && newest.id === latest
      ? {
          ...newest,
          busy,
          onUndo: () => void run(() => undo(newest.id)),
          onSendNow:
            newest.sendNow && newest.isMailSetUp !== false ? () => void sendNow(newest.id) : undefined,
        }
      : undefined;
  return { bar, undo: () => run(undoNewest) };
}
