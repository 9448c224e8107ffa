import type { MailingRow } from '@banyan/api/office';
import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { countWords, peopleWords } from '../../../../kit/words/counts.ts';
import { comingWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import * as styles from './LettersUnderWay.css.ts';

export interface LettersUnderWayProps {
  /** Letters to many that are held, under way, or wait for a second yes. */
  letters: readonly MailingRow[];
  /** Where a letter is opened. */
  hrefOf: (letter: MailingRow) => string;
  /** Stops one that is held, under way or paused. */
  onStop: (letter: MailingRow) => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** Where a letter is: "Sends at 8:30 PM to 4,103 people", "1,240 of 4,103 have left". */
function fact({ state, leavesAt, many, sent }: MailingRow, now: number): string {
  if (state === 'waits') return `Waiting for a second approval, to ${peopleWords(many)}`;
  if (state === 'held' && leavesAt !== null)
    return `Sends ${comingWords(leavesAt, now)} to ${peopleWords(many)}`;
  const left = `${countWords(sent)} of ${countWords(many)} sent`;
  return state === 'paused' ? `Paused: ${left}` : left;
}

/** Letters to many that are about to leave, each with the way to stop it. */
export const LettersUnderWay = ({ letters, hrefOf, onStop, busy = false, now }: LettersUnderWayProps) => (
  <Rows className={styles.list}>
    {letters.map((letter) => (
      <Row
        key={letter.id}
        name={
          <a href={hrefOf(letter)} className={styles.link}>
            {letter.subject || 'No subject'}
          </a>
        }
        meta={fact(letter, now)}
        action={
          letter.state !== 'waits' && (
            <Button variant="danger" size="small" busy={busy} onClick={() => onStop(letter)}>
              Stop<VisuallyHidden> “{letter.subject}”</VisuallyHidden>
            </Button>
          )
        }
      />
    ))}
  </Rows>
);
