import type { CampaignRow } from '@banyan/api/office';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { countWords, peopleWords } from '../../../../kit/words/counts.ts';
import { comingWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import * as styles from './CampaignsInProgress.css.ts';

export interface CampaignsInProgressProps {
  /** Campaigns that are scheduled, being sent, or waiting for a second approval. */
  campaigns: readonly CampaignRow[];
  /** Address of a campaign’s screen. */
  hrefOf: (campaign: CampaignRow) => string;
  /** Stops a campaign that is scheduled, being sent, or paused. */
  onStop: (campaign: CampaignRow) => void;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Current time, in milliseconds. */
  now: number;
}

/** State of a campaign in words: "Sends at 8:30 PM to 4,103 people", "1,240 of 4,103 have left". */
function fact({ state, leavesAt, many, sent }: CampaignRow, now: number): string {
  if (state === 'waits') return `Waiting for a second approval, to ${peopleWords(many)}`;
  if (state === 'held' && leavesAt !== null)
    return `Sends ${comingWords(leavesAt, now)} to ${peopleWords(many)}`;
  const left = `${countWords(sent)} of ${countWords(many)} sent`;
  return state === 'paused' ? `Paused: ${left}` : left;
}

/** Campaigns in progress, each with a button that stops it. */
export const CampaignsInProgress = ({
  campaigns,
  hrefOf,
  onStop,
  busy = false,
  now,
}: CampaignsInProgressProps) => (
  <Rows className={styles.list}>
    {campaigns.map((campaign) => (
      <Row
        key={campaign.id}
        name={
          <a href={hrefOf(campaign)} className={styles.link}>
            {campaign.subject || 'No subject'}
          </a>
        }
        meta={fact(campaign, now)}
        action={
          campaign.state !== 'waits' && (
            <Button variant="danger" size="small" busy={busy} onClick={() => onStop(campaign)}>
              Stop<VisuallyHidden> “{campaign.subject}”</VisuallyHidden>
            </Button>
          )
        }
      />
    ))}
  </Rows>
);
