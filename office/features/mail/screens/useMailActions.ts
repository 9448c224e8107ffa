import { ApiError } from '@banyan/api/client';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import type { Said } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import type { OutboxEmail } from '../components/MailList/MailList.tsx';

type CallOptions = { params: { id: string }; idempotencyKey: string };

/** What can be done with emails of the outbox, one at a time, and the result of the last action. */
export function useMailActions() {
  const router = useRouter();
  const [busy, setBusy] = useState<string>();
  const [result, setResult] = useState<Said & { id: string }>();

  const refresh = () => router.invalidate();

  /** Does one thing to an email. @returns whether it was done */
  const run = async (
    { id }: OutboxEmail,
    doing: string,
    call: (options: CallOptions) => Promise<unknown>,
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
      // Another volunteer was first, so the screen is out of date. A server that did not answer has nothing newer to show.
      if (error instanceof ApiError && error.status === 409) await refresh();
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    /** Id of the email that something is done with. */
    busy,
    result,
    retry: async (email: OutboxEmail) => {
      const name = `“${email.subject}” to ${email.to}`;
      const words = `${name} sends with the next batch.`;
      const call = (options: CallOptions) => client.retryLetter({}, options);
      if (await run(email, `Send the email ${name} now`, call, words)) await refresh();
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
