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
  /** Time it was created. */
  at: string;
  state: EmailState;
  /** Time it is sent or tried again, or was sent. */
  when: string;
  tries: number;
  /** Code of the last failure, such as `ECONNREFUSED`; empty for none. */
  error: string;
}

export interface MailListProps extends Pick<MailActionsProps, 'onRetry' | 'onDrop' | 'busy' | 'result'> {
  /** Emails, in display order. */
  emails: readonly OutboxEmail[];
  /** Returns the address of an email’s screen. */
  hrefOf: (email: OutboxEmail) => string;
  /** Id of the email that `busy` and `result` are about. */
  about?: string | undefined;
  /** Current time, in milliseconds since 1970. */
  now: number;
}

/** List of emails, each with its recipient, state and next step. */
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
