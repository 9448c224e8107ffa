import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { MailActions, type MailActionsProps } from '../MailActions/MailActions.tsx';
import { type LetterState, MailBadge } from '../MailBadge/MailBadge.tsx';
import { progressWords, technicalWords } from '../words.ts';
import * as styles from './MailList.css.ts';

/** An email in the outbox. Instants are ISO. */
export interface OutboxEmail {
  id: string;
  to: string;
  subject: string;
  /** When it was written. */
  at: string;
  state: LetterState;
  /** When it is sent, is tried again, or was sent. */
  when: string;
  tries: number;
  /** Whether it is tried again by itself. Only of one that failed. */
  isTriedAgain: boolean;
  /** Code of the last failure, such as `ECONNREFUSED`; empty for none. */
  error: string;
}

export interface MailListProps extends Pick<MailActionsProps, 'onRetry' | 'onDrop'> {
  /** The emails, in the order in which they are shown. */
  letters: readonly OutboxEmail[];
  /** Where one is opened. */
  hrefOf: (email: OutboxEmail) => string;
  /** Id of the one that something is done with. */
  busy?: string | undefined;
  /** The result of the last action, and id of the email it is shown beside. */
  result?: (NonNullable<MailActionsProps['result']> & { id: string | undefined }) | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** Emails: where each goes, where it is, and what happens next. */
export const MailList = ({ letters, hrefOf, onRetry, onDrop, busy, result, now }: MailListProps) => (
  <Rows>
    {letters.map((email) => (
      <Row
        key={email.id}
        className={styles.row}
        name={
          <>
            <a href={hrefOf(email)} className={styles.link}>
              {email.subject}
            </a>
            <MailBadge state={email.state} />
          </>
        }
        meta={
          <>
            To {email.to}. {progressWords(email, now)}
            {email.state === 'stuck' && <span className={styles.error}>{technicalWords(email)}</span>}
          </>
        }
        action={
          <MailActions
            email={email}
            onRetry={onRetry}
            onDrop={onDrop}
            busy={busy === email.id}
            result={result?.id === email.id ? result : undefined}
          />
        }
      />
    ))}
  </Rows>
);
