import type { MemberConsent } from '@banyan/api/office';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { answerWords, consentNames, sinceWords } from '../words.ts';
import * as styles from './ConsentTable.css.ts';

export interface ConsentTableProps {
  /** Consents, each with the member’s answer. */
  consents: readonly MemberConsent[];
  /** First name of the member: "Sunita". */
  firstName: string;
  /** Withdraws a consent; without it, there is no such button. */
  onWithdraw?: ((consent: MemberConsent) => void) | undefined;
  /** Set while a consent is being withdrawn: no button can be pressed twice. @default false */
  busy?: boolean;
}

/** Consents of a member, with the date and the way they were given. A volunteer can withdraw a consent but not give one. */
export const ConsentTable = ({ consents, firstName, onWithdraw, busy = false }: ConsentTableProps) => (
  <>
    <table aria-label={`${firstName}’s consents`} className={styles.table}>
      <tbody>
        {consents.map((consent) => (
          <tr key={consent.name}>
            <th scope="row">
              <span className={styles.name}>{consentNames[consent.name]}</span>
              {consent.how !== null && <span className={styles.since}>{sinceWords(consent)}</span>}
            </th>
            <td className={consent.isGiven ? styles.given : styles.refused}>{answerWords(consent)}</td>
            <td>
              {consent.isGiven && onWithdraw && (
                <Button variant="quiet" size="small" busy={busy} onClick={() => onWithdraw(consent)}>
                  Withdraw<VisuallyHidden> {consentNames[consent.name]}</VisuallyHidden>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {onWithdraw && (
      <p className={styles.hint}>
        You can withdraw consent when {firstName} asks. The log notes it, and it can’t be undone.
      </p>
    )}
  </>
);
