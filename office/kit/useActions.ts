import { serverNow } from '@banyan/api/client';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { resultAtom } from '../shell/atoms/result.ts';
import { pushUndo, type Undoable, type WriteTo } from '../shell/atoms/undo.ts';
import { fieldErrorsOf } from './fieldErrors.ts';
import { errorMessage, withStepUp } from './withStepUp.ts';

/** Result of an action, as a sentence. */
export interface Feedback {
  tone: 'success' | 'critical';
  words: string;
  /** Whom somebody should write to about it. */
  writeTo?: WriteTo | undefined;
}

/** Sets the result that the line of a subject (`FormResult`) shows. */
export function useSay(subject: string): (said: Feedback | undefined) => void {
  const setResult = useSetAtom(resultAtom);
  return (said) => setResult(said && { ...said, subject });
}

type Call<Answer> = (options: { idempotencyKey: string }) => Promise<Answer>;

/** How an action can be undone, and what it did, as a sentence. */
export type Undo = Omit<Undoable, 'id' | 'at'> & {
  /** @default the line and the time */
  id?: string;
  /** The line that offers it, where the action opens another screen. @default the line of the action */
  subject?: string;
};

export interface ActionOptions<Answer> {
  /** What is said when it is done, at the line. */
  done?: string | ((answer: Answer) => string | Feedback | undefined) | undefined;
  /** How it can be undone; the line says its words and offers it. */
  undo?: ((answer: Answer) => Undo | undefined) | undefined;
  /** Shows what the server says is wrong with fields. @returns whether it has such a field, so that nothing is said at the line */
  claim?: ((errors: Readonly<Record<string, string>>) => boolean) | undefined;
  /** What follows before the screen reads its data again, such as opening another screen. */
  after?: ((answer: Answer) => unknown) | undefined;
}

/**
 * Actions of a screen, one at a time: which one is under way, and the result of the last one. After an action the screen reads its data
 * again.
 * @param line Name of the line beside the buttons (`FormResult`) that shows the result. Without it the screen shows `said` itself.
 */
export function useActions(line?: string) {
  const router = useRouter();
  const setResult = useSetAtom(resultAtom);
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<Feedback>();
  const sayAtLine = useSay(line ?? '');
  const say = line === undefined ? setSaid : sayAtLine;

  const offerUndo = ({ id = `${line ?? ''} ${Date.now()}`, subject = line ?? '', ...undo }: Undo) => {
    pushUndo({ ...undo, id, at: serverNow() });
    setResult({ subject, tone: 'success', words: undo.words, undoId: id });
  };

  /**
   * Does one thing. The passkey is asked for where the server wants it.
   *
   * @param doing Name of the action, shown when the passkey is asked for: "Invite Ravi Umbar".
   * @param options What follows; a text is what is said when it is done.
   * @returns the answer; `undefined` when it was not done, which the line says
   */
  const run = async <Answer>(
    doing: string,
    call: Call<Answer>,
    options: string | ActionOptions<Answer> = {},
  ): Promise<Answer | undefined> => {
    const { done, undo, claim, after } = typeof options === 'string' ? { done: options } : options;
    setBusy(doing);
    say(undefined);
    try {
      const answer = await withStepUp(doing, call);
      await after?.(answer);
      await router.invalidate();
      const words = typeof done === 'function' ? done(answer) : done;
      if (words !== undefined) say(typeof words === 'string' ? { tone: 'success', words } : words);
      const way = undo?.(answer);
      if (way) offerUndo(way);
      return answer;
    } catch (error) {
      const words = errorMessage(error);
      if (words !== undefined && !claim?.(fieldErrorsOf(error))) say({ tone: 'critical', words });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    /** What is under way, as it was called. */
    busy,
    said,
    say,
    run,
  };
}
