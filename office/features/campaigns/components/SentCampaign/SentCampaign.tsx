import { Button, Numeral, Text } from '@banyan/ui/elements';
import { countWords } from '../../../../kit/words/counts.ts';
import { momentWords } from '../../../../kit/words/times.ts';
import * as styles from './SentCampaign.css.ts';

export interface SentCampaignProps {
  /** When the last one left or was given up (ISO); `null` where nothing says so. */
  endedAt: string | null;
  /** It was stopped on its way: those who did not have it yet do not get it. @default false */
  isStopped?: boolean;
  /** To how many people it was sent. */
  sent: number;
  /** Those whose server refused it for good, or who could not be asked any more. */
  unreached: number;
  /** Those who left the newsletter through this campaign. */
  unsubscribed: number;
  /** To how many of those it can be sent again. */
  again: number;
  /** Sends it again to those who did not get it and can be tried once more. */
  onSendAgain: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be sent now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
}

/** What came of a campaign: who has it, who has not, who wants no more. */
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
