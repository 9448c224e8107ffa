import { Button, DimensionLine, Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Check, Undo2 } from 'lucide';
import { Kbd } from '../../shell/index.ts';
import { ink } from '../../shell/ink.css.ts';
import { timeWords } from '../../words/index.ts';
import { useNowUntil } from '../../words/useNowUntil.ts';
import * as keys from '../key.css.ts';
import * as styles from './UndoBar.css.ts';

export interface UndoBarProps {
  /** What was done, as a sentence: "Sunita Bakul is approved and in the directory." */
  words: string;
  /** When, in milliseconds. */
  at: number;
  /** When its letter leaves, ISO; `null` without a letter. */
  leavesAt: string | null;
  /** How many letters there are, where it has more than one. @default 1 */
  letters?: number | undefined;
  /** Once a letter has left nothing of it can be taken back. @default false */
  isFinal?: boolean | undefined;
  /** Whether letters leave the machine at all; else they wait there. @default true */
  isMailSetUp?: boolean | undefined;
  /** Takes it back. */
  onUndo: () => void;
  /** It is being taken back. */
  busy?: boolean;
  /** The moment it is read at, in milliseconds, for pictures. @default the clock */
  now?: number;
}

const minutesOf = (ms: number) => {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return { minutes, seconds: seconds % 60 };
};

/** How long the letter can still be held: "4 minutes 12 of 5 are left." */
function leftWords(left: number, whole: number): string {
  const { minutes, seconds } = minutesOf(left);
  const of = Math.round(whole / 60_000);
  return minutes > 0
    ? `${minutes} min ${seconds} s of ${of} min are left.`
    : `${seconds} s of ${of} min are left.`;
}

/** What was just done, until when its letter is held, and the way back. Stands in the page and leaves with the next act. */
export function UndoBar({
  words,
  at,
  leavesAt,
  letters = 1,
  isFinal = false,
  isMailSetUp = true,
  onUndo,
  busy = false,
  now,
}: UndoBarProps) {
  const leaves = leavesAt === null || !isMailSetUp ? undefined : Date.parse(leavesAt);
  const clock = useNowUntil(now === undefined ? leaves : undefined);
  const left = leaves === undefined ? 0 : Math.max(0, leaves - (now ?? clock));
  const whole = leaves === undefined ? 0 : Math.max(1, leaves - at);
  return (
    <div className={classNames(ink, styles.bar)}>
      <Icon icon={Check} className={styles.icon} />
      <p role="status" className={styles.words}>
        <b className={styles.done}>{words}</b>
        {leavesAt !== null &&
          (isMailSetUp
            ? ` ${letters === 1 ? 'The letter leaves' : `${letters} letters leave`} at ${timeWords(leavesAt)}.`
            : ` ${letters === 1 ? 'The letter waits' : `${letters} letters wait`} in the outbox; mail is not set up.`)}
      </p>
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
      {leaves !== undefined && (
        <>
          <DimensionLine value={left} max={whole} className={styles.line} />
          <p className={styles.left}>
            {left > 0
              ? `${leftWords(left, whole)} After that, ${isFinal ? 'it cannot be undone' : 'undo takes back the decision but not the letter'}.`
              : isFinal
                ? 'The first letter is leaving: this cannot be undone any more.'
                : 'The letter has left. Undo takes back the decision but not the letter.'}
          </p>
        </>
      )}
    </div>
  );
}
