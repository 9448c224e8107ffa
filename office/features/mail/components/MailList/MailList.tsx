import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { MailActions, type MailActionsProps } from '../MailActions/MailActions.tsx';
import { type EmailState, MailBadge } from '../MailBadge/MailBadge.tsx';
import { isFailed, progressWords, triesWords } from '../words.ts';
import * as styles from './MailList.css.ts';

/** An email in the outbox. Instants are ISO. */
export interface OutboxEmail {
  id: string;
  to: string;
  subject: string;
  /** When it was written. */
  at: string;
  state: EmailState;
  /** When it is sent, is tried again, or was sent. */
  when: string;
  tries: number;
  /** Code of the last failure, such as `ECONNREFUSED`; empty for none. */
  error: string;
}

export interface MailListProps extends Pick<MailActionsProps, 'onRetry' | 'onDrop' | 'busy' | 'result'> {
  /** The emails, in the order in which they are shown. */
  emails: readonly OutboxEmail[];
  /** Where one is opened. */
  hrefOf: (email: OutboxEmail) => string;
  /** Id of the email that `busy` and `result` are about. */
  about?: string | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** Emails: where each goes, where it is, and what happens next. */
export const MailList = ({ emails, hrefOf, onRetry, onDrop, about, busy, result, now }: MailListProps) => (
  <Rows>
    {emails.map((email) => (
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
            {isFailed(email) && <span className={styles.error}>{triesWords(email)}</span>}
          </>
        }
        action={
          <MailActions
            email={email}
            onRetry={onRetry}
            onDrop={onDrop}
            {...(about === email.id && { busy, result })}
          />
        }
      />
    ))}
  </Rows>
);
