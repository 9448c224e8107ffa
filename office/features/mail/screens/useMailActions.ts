import { ApiError } from '@banyan/api/client';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import type { OutboxEmail } from '../components/MailList/MailList.tsx';

/** Result line of the last action: beside its buttons, or above the list once the email is gone. */
export const mailLine = 'mail';

const nameOf = ({ subject, to }: OutboxEmail) => `“${subject}” to ${to}`;

/** Actions with emails of the outbox. */
export function useMailActions() {
  const router = useRouter();
  const { busy, run } = useActions(mailLine);
  const [about, setAbout] = useState<string>();

  /** Reloads the screen if another volunteer was first (409). After a network error there is nothing newer to load. */
  const refreshOnConflict = async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && error.status === 409) await router.invalidate();
    throw error;
  };
  return {
    /** Id of the email of the last action. */
    about,
    isBusy: busy !== undefined,
    retry: (email: OutboxEmail) => {
      setAbout(email.id);
      const name = nameOf(email);
      return run(
        `Send the email ${name} now`,
        (options) => client.retryEmail({}, { params: { id: email.id }, ...options }).catch(refreshOnConflict),
        `${name} sends with the next batch.`,
      );
    },
    /** Cancels an email. @param after Leaves a screen that can no longer show it. */
    drop: (email: OutboxEmail, after?: () => unknown) => {
      setAbout(email.id);
      const name = nameOf(email);
      return run(
        `Cancel the email ${name}`,
        (options) => client.dropEmail({}, { params: { id: email.id }, ...options }).catch(refreshOnConflict),
        { after, done: `${name} is canceled. It won’t be sent.` },
      );
    },
  };
}
