import { Button, ButtonLink, DimensionLine, Icon, Text } from '@banyan/ui/elements';
import { OctagonX } from 'lucide';
import { peopleWords } from '../../../../kit/words/counts.ts';
import { comingWords, timeWords } from '../../../../kit/words/times.ts';
import { useNowUntil } from '../../../../kit/words/useNowUntil.ts';
import { leftToThink } from '../words.ts';
import * as styles from './ScheduledCampaign.css.ts';

export interface ScheduledCampaignProps {
  /** How many get it. */
  count: number;
  /** When it was given to be sent (ISO). */
  heldAt: string;
  /** When it leaves (ISO). */
  leavesAt: string;
  /** Sends it right away. */
  onSendNow: () => void;
  /** Stops it: it is a draft again. */
  onStop: () => void;
  /** Where it is read. */
  readHref: string;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Why nothing can be sent now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
  /** Whether emails leave the machine at all; else they wait there. @default true */
  isMailSetUp?: boolean;
  /** The moment it is read at, in milliseconds, for pictures. @default the clock */
  now?: number;
}

/** A campaign that leaves in some minutes, and the way to stop it. */
export function ScheduledCampaign({
  count,
  heldAt,
  leavesAt,
  onSendNow,
  onStop,
  readHref,
  busy = false,
  unavailableBecause,
  isMailSetUp = true,
  now,
}: ScheduledCampaignProps) {
  const leaves = Date.parse(leavesAt);
  const clock = useNowUntil(now === undefined ? leaves : undefined);
  const readAt = now ?? clock;
  const left = Math.max(0, leaves - readAt);
  const unavailable = {
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
  };
  return (
    <div className={styles.held}>
      <h2 className={styles.title}>
        Sends {comingWords(leavesAt, readAt)} to {peopleWords(count)}
      </h2>
      <DimensionLine
        value={left}
        max={Math.max(1, leaves - Date.parse(heldAt))}
        weight="heavy"
        ends={{ start: left > 0 ? leftToThink(left) : 'Sending now', end: timeWords(leavesAt) }}
        className={styles.line}
      />
      <div className={styles.acts}>
        <Button
          variant="danger"
          size="large"
          busy={busy}
          {...unavailable}
          icon={<Icon icon={OctagonX} />}
          onClick={onStop}
        >
          Stop the campaign
        </Button>
        {left > 0 && (
          <Button variant="line" size="large" busy={busy} {...unavailable} onClick={onSendNow}>
            Send now
          </Button>
        )}
        <ButtonLink variant="quiet" size="large" href={readHref}>
          Preview
        </ButtonLink>
      </div>
      <Text tone="quiet">
        Nothing has been sent. If you stop it, it is a draft again. “Send now” ends the time to stop it.
        {!isMailSetUp && ' Email is not set up: it waits in the outbox after that.'}
      </Text>
    </div>
  );
}
