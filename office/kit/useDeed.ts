import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { WriteTo } from '../shell/atoms/undo.ts';
import { act, saidOf } from './act.ts';

/** What came of the last deed of a screen. */
export interface Said {
  tone: 'success' | 'critical';
  words: string;
  /** Whom somebody should write to about it. */
  writeTo?: WriteTo | undefined;
}

/**
 * The deeds of a screen, one at a time: what is under way, and what came of the last one. Afterwards what the screen shows
 * is read again.
 */
export function useDeed() {
  const router = useRouter();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<Said>();

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
    setSaid(undefined);
    try {
      const answer = await act(doing, call);
      await router.invalidate();
      if (done !== undefined) setSaid({ tone: 'success', words: done });
      return answer;
    } catch (error) {
      const words = saidOf(error);
      if (words !== undefined) setSaid({ tone: 'critical', words });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, said, setSaid, deed };
}
