import type { MemberConsent } from '@banyan/api/office';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { answerWords, consentNames, sinceWords } from '../words.ts';
import * as styles from './ConsentTable.css.ts';

export interface ConsentTableProps {
  /** What can be allowed, and whether they did. */
  consents: readonly MemberConsent[];
  /** By which the member is called: "Sunita". */
  firstName: string;
  /** Takes a yes back. Without it one may not. */
  onWithdraw?: ((consent: MemberConsent) => void) | undefined;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
}

/** What a member allows, since when and how. A volunteer can take a yes back for them, and never gives one. */
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
