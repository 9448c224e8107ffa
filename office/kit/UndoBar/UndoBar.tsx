import { Button, DimensionLine, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Check, Undo2 } from 'lucide';
import { ink } from '../../shell/components/ink.css.ts';
import { Kbd } from '../../shell/components/Kbd/Kbd.tsx';
import * as keys from '../key.css.ts';
import { longestHoldMs, sendWords, untilWords } from '../words/times.ts';
import { useNowUntil } from '../words/useNowUntil.ts';
import * as styles from './UndoBar.css.ts';

export interface UndoBarProps {
  /** Result of the action as a sentence: "Sunita Bakul is approved and in the directory." */
  words: string;
  /** Time of the action, in milliseconds. */
  at: number;
  /** Send time of its email, ISO; `null` if there is no email. */
  leavesAt: string | null;
  /** Number of emails, if more than one. @default 1 */
  emails?: number | undefined;
  /** True if the action can no longer be undone once an email was sent. @default false */
  isFinal?: boolean | undefined;
  /** True if the server can send email; otherwise the emails wait there. @default true */
  isMailSetUp?: boolean | undefined;
  /** Undoes the action. */
  onUndo: () => void;
  /** Sends the email right away instead of at the scheduled time. Without it there is no such button. */
  onSendNow?: (() => void) | undefined;
  /** True while the action is being undone or its email is being sent. */
  busy?: boolean;
  /** Current time in milliseconds, for screenshots. @default the clock */
  now?: number;
}

/** Sentence with the undo deadline: "You can undo this, email included, until 3:22 PM." */
function undoWords({
  emails: messages,
  isFinal,
  until,
}: {
  emails: number;
  isFinal: boolean;
  until: string;
}): string {
  const included = messages === 1 ? 'email included' : 'emails included';
  return `You can undo this, ${included}, ${until}.${isFinal ? ' After that, it cannot be undone.' : ''}`;
}

const sendingWords = (messages: number, when: string) =>
  `${messages === 1 ? 'The email sends' : `${messages} emails send`} ${when}`;

const sendsAnyway = ' “Send now” sends it today too, although this address already got an email.';

/** Bar with the last action, the send time of its email, and Undo. It is part of the page and disappears with the next action. */
export function UndoBar({
  words,
  at,
  leavesAt,
  emails: messages = 1,
  isFinal = false,
  isMailSetUp = true,
  onUndo,
  onSendNow,
  busy = false,
  now,
}: UndoBarProps) {
  const leaves = leavesAt === null || !isMailSetUp ? undefined : Date.parse(leavesAt);
  const clock = useNowUntil(now === undefined ? leaves : undefined);
  const readAt = now ?? clock;
  const left = leaves === undefined ? 0 : Math.max(0, leaves - readAt);
  const until = leavesAt === null ? '' : untilWords(leavesAt, readAt);
  const isByDay = leaves !== undefined && leaves - at > longestHoldMs;
  const whole = leaves === undefined ? 0 : Math.max(1, leaves - at);
  return (
    <div className={classNames(ink, styles.bar)}>
      <Icon icon={Check} className={styles.icon} />
      <p role="status" className={styles.words}>
        <b className={styles.done}>{words}</b>
        {leavesAt !== null &&
          (isMailSetUp
            ? ` ${sendingWords(messages, left > 0 ? sendWords(leavesAt, at, readAt) : 'now')}.`
            : ` ${messages === 1 ? 'The email waits' : `${messages} emails wait`} in the outbox; email is not set up.`)}
      </p>
      <span className={styles.actions}>
        {onSendNow && left > 0 && (
          <Button variant="line" busy={busy} onClick={onSendNow} className={styles.undo}>
            Send now
          </Button>
        )}
        <Button
          variant="line"
          busy={busy}
          icon={<Icon icon={Undo2} className={styles.icon} />}
          aria-keyshortcuts="z"
          onClick={onUndo}
          className={styles.undo}
        >
          Undo{' '}
          <Kbd aria-hidden className={keys.onButton}>
            z
          </Kbd>
        </Button>
      </span>
      {leaves !== undefined && (
        <>
          <DimensionLine value={left} max={whole} className={styles.line} />
          <p className={styles.left}>
            {left > 0
              ? undoWords({ emails: messages, isFinal, until }) + (onSendNow && isByDay ? sendsAnyway : '')
              : isFinal
                ? 'The first email is being sent. This cannot be undone anymore.'
                : 'The email was sent. Undo takes back the decision, but not the email.'}
          </p>
        </>
      )}
    </div>
  );
}
