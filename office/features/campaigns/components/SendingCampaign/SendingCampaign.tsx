import { Button, DimensionLine, Icon, Numeral } from '@banyan/ui/elements';
import { OctagonX, Pause, Play } from 'lucide';
import { countWords } from '../../../../kit/words/counts.ts';
import { timeWords } from '../../../../kit/words/times.ts';
import * as styles from './SendingCampaign.css.ts';

export interface SendingCampaignProps {
  /** Number of emails sent so far. */
  left: number;
  /** Total number of emails. */
  total: number;
  /** Time at which the first email was sent (ISO). */
  since: string | null;
  /** Estimated time of the last email (ISO); undefined while the campaign is paused. */
  until?: string | undefined;
  /** Set while the campaign is paused: no email is sent until it is resumed. */
  isPaused: boolean;
  /** Pauses it. */
  onPause: () => void;
  /** Resumes it after a pause. */
  onGoOn: () => void;
  /** Stops it: people who have not received it yet will not get it. */
  onStop: () => void;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

/** Campaign that is being sent, with its progress and the buttons that pause or stop it. */
export function SendingCampaign({
  left,
  total,
  since,
  until,
  isPaused,
  onPause,
  onGoOn,
  onStop,
  busy = false,
  unavailableBecause,
}: SendingCampaignProps) {
  const unavailable = {
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  };
  return (
    <div className={styles.sending}>
      <p className={styles.count}>
        <Numeral className={styles.number}>{countWords(left)}</Numeral>
        <span className={styles.of}>of {countWords(total)} sent</span>
      </p>
      <DimensionLine
        value={left}
        max={total}
        weight="heavy"
        ends={{
          start: since === null ? 'nothing sent yet' : `since ${timeWords(since)}`,
          end: isPaused ? 'paused' : until && `last one at about ${timeWords(until)}`,
        }}
        className={styles.line}
      />
      <div className={styles.acts}>
        {isPaused ? (
          <Button variant="line" busy={busy} {...unavailable} icon={<Icon icon={Play} />} onClick={onGoOn}>
            Continue
          </Button>
        ) : (
          <Button variant="line" busy={busy} {...unavailable} icon={<Icon icon={Pause} />} onClick={onPause}>
            Pause
          </Button>
        )}
        <Button
          variant="danger"
          busy={busy}
          {...unavailable}
          icon={<Icon icon={OctagonX} />}
          onClick={onStop}
        >
          Stop the campaign
        </Button>
      </div>
    </div>
  );
}
