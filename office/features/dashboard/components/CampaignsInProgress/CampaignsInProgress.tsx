import type { CampaignRow } from '@banyan/api/office';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { countWords, peopleWords } from '../../../../kit/words/counts.ts';
import { comingWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import * as styles from './CampaignsInProgress.css.ts';

export interface CampaignsInProgressProps {
  /** Letters to many that are held, under way, or wait for a second yes. */
  emails: readonly CampaignRow[];
  /** Where a letter is opened. */
  hrefOf: (email: CampaignRow) => string;
  /** Stops one that is held, under way or paused. */
  onStop: (email: CampaignRow) => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** Where a letter is: "Sends at 8:30 PM to 4,103 people", "1,240 of 4,103 have left". */
function fact({ state, leavesAt, many, sent }: CampaignRow, now: number): string {
  if (state === 'waits') return `Waiting for a second approval, to ${peopleWords(many)}`;
  if (state === 'held' && leavesAt !== null)
    return `Sends ${comingWords(leavesAt, now)} to ${peopleWords(many)}`;
  const left = `${countWords(sent)} of ${countWords(many)} sent`;
  return state === 'paused' ? `Paused: ${left}` : left;
}

/** Letters to many that are about to leave, each with the way to stop it. */
export const CampaignsInProgress = ({
  emails,
  hrefOf,
  onStop,
  busy = false,
  now,
}: CampaignsInProgressProps) => (
  <Rows className={styles.list}>
    {emails.map((email) => (
      <Row
        key={email.id}
        name={
          <a href={hrefOf(email)} className={styles.link}>
            {email.subject || 'No subject'}
          </a>
        }
        meta={fact(email, now)}
        action={
          email.state !== 'waits' && (
            <Button variant="danger" size="small" busy={busy} onClick={() => onStop(email)}>
              Stop<VisuallyHidden> “{email.subject}”</VisuallyHidden>
            </Button>
          )
        }
      />
    ))}
  </Rows>
);
