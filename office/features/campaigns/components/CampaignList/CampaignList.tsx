import type { CampaignRow } from '@banyan/api/office';
import { DimensionLine } from '@banyan/ui/elements';
import { countWords } from '../../../../kit/words/counts.ts';
import * as link from '../../../../shell/components/linkRow.css.ts';
import { StateBadge } from '../StateBadge.tsx';
import { campaignFacts } from '../words.ts';
import * as styles from './CampaignList.css.ts';

export interface CampaignListProps {
  /** Campaigns, in the order in which they are shown. */
  campaigns: readonly CampaignRow[];
  /** Address of a campaign’s screen. */
  hrefOf: (campaign: CampaignRow) => string;
  /** Current time, in milliseconds. */
  now: number;
}

/** List of campaigns, each with a progress line. */
export const CampaignList = ({ campaigns, hrefOf, now }: CampaignListProps) => (
  <ul>
    {campaigns.map((campaign) => (
      <li key={campaign.id} className={styles.row}>
        <span className={styles.words}>
          <span className={link.head}>
            <a href={hrefOf(campaign)} className={link.link}>
              {campaign.subject || 'No subject'}
            </a>
            <StateBadge state={campaign.state} />
          </span>
          <span className={link.meta}>{campaignFacts(campaign, now)}</span>
        </span>
        {campaign.many > 0 && (
          <DimensionLine
            value={campaign.sent}
            max={campaign.many}
            label="Sent"
            valueText={`${countWords(campaign.sent)} of ${countWords(campaign.many)}`}
            ends={{
              start: `${countWords(campaign.sent)} of ${countWords(campaign.many)}`,
              end: campaign.failed > 0 && `${countWords(campaign.failed)} not reached`,
            }}
            className={styles.line}
          />
        )}
      </li>
    ))}
  </ul>
);
