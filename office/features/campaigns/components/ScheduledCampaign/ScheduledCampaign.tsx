import { Button, ButtonLink, DimensionLine, Icon, Text } from '@banyan/ui/elements';
import { OctagonX } from 'lucide';
import { peopleWords } from '../../../../kit/words/counts.ts';
import { comingWords, timeWords } from '../../../../kit/words/times.ts';
import { useNowUntil } from '../../../../kit/words/useNowUntil.ts';
import { leftToThink } from '../words.ts';
import * as styles from './ScheduledCampaign.css.ts';

export interface ScheduledCampaignProps {
  /** Number of people who will get it. */
  count: number;
  /** Time at which it was scheduled (ISO). */
  heldAt: string;
  /** Time at which it is sent (ISO). */
  leavesAt: string;
  /** Sends it right away. */
  onSendNow: () => void;
  /** Stops it: it becomes a draft again. */
  onStop: () => void;
  /** Address of the campaign’s text. */
  readHref: string;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be sent now. */
  unavailableBecause?: string | undefined;
  /** Set if a mail server is configured; otherwise emails wait in the outbox. @default true */
  isMailSetUp?: boolean;
  /** Current time, in milliseconds, fixed for screenshots. @default the clock */
  now?: number;
}

/** Scheduled campaign with a countdown and the button that stops it. */
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
