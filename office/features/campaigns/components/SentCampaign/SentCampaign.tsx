import { Button, Numeral, Text } from '@banyan/ui/elements';
import { countWords } from '../../../../kit/words/counts.ts';
import { momentWords } from '../../../../kit/words/times.ts';
import * as styles from './SentCampaign.css.ts';

export interface SentCampaignProps {
  /** Time at which the last email was sent or failed for good (ISO); `null` if unknown. */
  endedAt: string | null;
  /** Set if the campaign was stopped while it was being sent: the remaining people do not get it. @default false */
  isStopped?: boolean;
  /** Number of people it was sent to. */
  sent: number;
  /** Number of people whose server rejected it for good or could no longer be contacted. */
  unreached: number;
  /** Number of people who unsubscribed through this campaign. */
  unsubscribed: number;
  /** Number of unreached people it can be sent to again. */
  again: number;
  /** Sends it again to the people it did not reach and who can be tried once more. */
  onSendAgain: () => void;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

/** Result of a campaign: people it was sent to, people it did not reach, and people who unsubscribed. */
export function SentCampaign({
  endedAt,
  isStopped = false,
  sent,
  unreached,
  unsubscribed,
  again,
  onSendAgain,
  busy = false,
  unavailableBecause,
}: SentCampaignProps) {
  const figures = [
    { label: 'sent', count: sent },
    { label: 'did not get it', count: unreached },
    { label: 'unsubscribed from this campaign', count: unsubscribed },
  ];
  return (
    <div className={styles.sent}>
      <dl className={styles.figures}>
        {figures.map(({ label, count }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <Numeral element="dd" className={styles.number}>
              {countWords(count)}
            </Numeral>
          </div>
        ))}
      </dl>
      <Text tone="quiet">
        {isStopped && 'Stopped while sending: people who had not received it by then will not get it. '}
        {endedAt !== null && `${isStopped ? 'Stopped' : 'Last email sent'} ${momentWords(endedAt)}. `}
        We don’t count opens or clicks, and the email says so.
      </Text>
      {again > 0 && (
        <div>
          <Button
            variant="line"
            busy={busy}
            unavailable={unavailableBecause !== undefined}
            aria-describedby={unavailableBecause}
            onClick={onSendAgain}
          >
            Send again to the {countWords(again)}
          </Button>
        </div>
      )}
    </div>
  );
}
