import { Button } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import type { OutboxEmail } from '../MailList/MailList.tsx';
import * as styles from './MailActions.css.ts';

export interface MailActionsProps {
  /** Email that the actions are about. */
  email: OutboxEmail;
  /** Sends it with the next batch. */
  onRetry: (email: OutboxEmail) => void;
  /** Cancels it: it is never sent. */
  onDrop: (email: OutboxEmail) => void;
  /** Set while an action is in progress. @default false */
  busy?: boolean;
  /** Result of the last action with it, a `FormResult`. */
  result?: ReactNode;
}

/** Actions with an email of the outbox, and the result. A sent email has no actions. */
export function MailActions({ email, onRetry, onDrop, busy = false, result }: MailActionsProps) {
  const { state, subject, to } = email;
  const about = `${subject}, to ${to}`;
  const retryLabel = state === 'held' ? 'Send now' : 'Try now';
  return (
    <span className={styles.acts}>
      {state !== 'sent' && (
        <Button
          variant="line"
          size="small"
          busy={busy}
          aria-label={`${retryLabel}: ${about}`}
          onClick={() => onRetry(email)}
        >
          {retryLabel}
        </Button>
      )}
      {(state === 'stuck' || state === 'retrying' || state === 'waiting') && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Cancel email: ${about}`}
          onClick={() => onDrop(email)}
        >
          Cancel email
        </Button>
      )}
      {result}
    </span>
  );
}
