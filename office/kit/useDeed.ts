import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { resultAtom } from '../shell/atoms/result.ts';
import type { WriteTo } from '../shell/atoms/undo.ts';
import { act, saidOf } from './act.ts';

/** What came of the last deed of a screen. */
export interface Said {
  tone: 'success' | 'critical';
  words: string;
  /** Whom somebody should write to about it. */
  writeTo?: WriteTo | undefined;
}

/** Sets the result that the line of a subject (`FormResult`) shows. */
export function useSay(subject: string): (said: Said | undefined) => void {
  const setResult = useSetAtom(resultAtom);
  return (said) => setResult(said && { ...said, subject });
}

/**
 * The deeds of a screen, one at a time: what is under way, and what came of the last one. Afterwards what the screen shows
 * is read again.
 * @param subject Line beside the buttons (`FormResult`) that shows the result. Without it the screen shows `said` itself.
 */
export function useDeed(subject?: string) {
  const router = useRouter();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const sayAtLine = useSay(subject ?? '');
  const say = subject === undefined ? setSaid : sayAtLine;

  /**
   * @param doing What it is, for whoever is asked for their passkey.
   * @param done What is said when it is done; nothing without.
   * @returns whether it was done
   */
  const deed = async <Answer>(
    doing: string,
    call: (options: { idempotencyKey: string }) => Promise<Answer>,
    done?: string,
  ): Promise<Answer | undefined> => {
    setBusy(doing);
    say(undefined);
    try {
      const answer = await act(doing, call);
      await router.invalidate();
      if (done !== undefined) say({ tone: 'success', words: done });
      return answer;
    } catch (error) {
      const words = saidOf(error);
      if (words !== undefined) say({ tone: 'critical', words });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, said, setSaid: say, deed };
}
