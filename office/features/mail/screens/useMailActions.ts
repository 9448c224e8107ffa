import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import type { Said } from '../../../kit/useDeed.ts';
import { client } from '../../../shell/client.ts';
import type { OutboxEmail } from '../components/MailList/MailList.tsx';

/** What can be done with emails of the outbox, one at a time, and the result of the last action. */
export function useMailActions() {
  const router = useRouter();
  const [busy, setBusy] = useState<string>();
  const [result, setResult] = useState<Said & { id: string }>();

  /** @returns whether it was done */
  const run = async (
    { id }: OutboxEmail,
    doing: string,
    call: (options: { params: { id: string }; idempotencyKey: string }) => Promise<unknown>,
    words: string,
  ): Promise<boolean> => {
    setBusy(id);
    setResult(undefined);
    try {
      await act(doing, (options) => call({ params: { id }, ...options }));
      setResult({ id, tone: 'success', words });
      return true;
    } catch (error) {
      const why = saidOf(error);
      if (why !== undefined) setResult({ id, tone: 'critical', words: why });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  /** What the screen shows is read again, also where somebody was first. */
  const refresh = () => router.invalidate();

  return {
    /** Id of the email that something is done with. */
    busy,
    result,
    retry: async (email: OutboxEmail) => {
      const name = `“${email.subject}” to ${email.to}`;
      const words = `${name} sends with the next batch.`;
      await run(email, `Send the email ${name} now`, (options) => client.retryLetter({}, options), words);
      await refresh();
    },
    /** @returns whether it was canceled; what shows it has to leave then */
    drop: async (email: OutboxEmail): Promise<boolean> => {
      const name = `“${email.subject}” to ${email.to}`;
      const words = `${name} is canceled. It won’t be sent.`;
      return run(email, `Cancel the email ${name}`, (options) => client.dropLetter({}, options), words);
    },
    refresh,
  };
}
