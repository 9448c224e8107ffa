import { Button, DimensionLine, Icon, Numeral } from '@banyan/ui/elements';
import { OctagonX, Pause, Play } from 'lucide';
import { countWords } from '../../../../kit/words/counts.ts';
import { timeWords } from '../../../../kit/words/times.ts';
import * as styles from './SendingCampaign.css.ts';

export interface SendingCampaignProps {
  /** How many have left. */
  left: number;
  /** How many emails there are in all. */
  total: number;
  /** When the first left (ISO). */
  since: string | null;
  /** When the last will have left at about (ISO); nothing while it is paused. */
  until?: string | undefined;
  /** Whether it is paused: none leaves until it goes on. */
  isPaused: boolean;
  /** Pauses it. */
  onPause: () => void;
  /** Lets it go on after a pause. */
  onGoOn: () => void;
  /** Stops it: those who do not have it yet do not get it. */
  onStop: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be sent now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
}

/** A campaign on its way: how far it is, and how it is halted. */
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
