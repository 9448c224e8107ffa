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
  /** Submission whose sender the volunteer should write to. */
  writeTo?: WriteTo | undefined;
}

/** Returns a function that sets the result shown on the line of a subject (`FormResult`). */
export function useSay(subject: string): (said: Feedback | undefined) => void {
  const setResult = useSetAtom(resultAtom);
  return (said) => setResult(said && { ...said, subject });
}

type Call<Answer> = (options: { idempotencyKey: string }) => Promise<Answer>;

/** Undo of an action, with the sentence that describes the action. */
export type Undo = Omit<Undoable, 'id' | 'at'> & {
  /** Id of the action. @default the line and the time */
  id?: string;
  /** Line that offers the undo, if the action opens another screen. @default the line of the action */
  subject?: string;
};

export interface ActionOptions<Answer> {
  /** Success message shown on the line. */
  done?: string | ((answer: Answer) => string | Feedback | undefined) | undefined;
  /** Undo of the action; the line shows its sentence and offers it. */
  undo?: ((answer: Answer) => Undo | undefined) | undefined;
  /** Shows the server's errors at the fields. @returns true if such a field exists, so that the line shows nothing */
  claim?: ((errors: Readonly<Record<string, string>>) => boolean) | undefined;
  /** Called before the screen reloads its data, for example to open another screen. */
  after?: ((answer: Answer) => unknown) | undefined;
}

/**
 * Runs the actions of a screen, one at a time, and keeps the running action and the last result. After an action the screen reloads
 * its data.
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
   * Runs one action. Asks for the passkey if the server requires it.
   *
   * @param doing Name of the action, shown when the passkey is asked for: "Invite Ravi Umbar".
   * @param options Follow-up of the action; a string is the success message.
   * @returns the response; `undefined` if the action failed, which the line explains
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
    /** Name of the running action. */
    busy,
    said,
    say,
    run,
  };
}
