import { Badge, type BadgeTone, Button } from '@banyan/ui/elements';
import { atWords, comingWords, sendWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import * as styles from './MailList.css.ts';

/** Where a letter is. */
export const letterStates = ['stuck', 'waiting', 'held', 'sent'] as const;
export type LetterState = (typeof letterStates)[number];

/** A letter in the outbox. Instants are ISO. */
export interface OutboxLetter {
  id: string;
  to: string;
  subject: string;
  at: string;
  state: LetterState;
  /** When it leaves, is tried again, or left. */
  when: string;
  tries: number;
  /** What the other server said last; empty for nothing. */
  error: string;
}

export interface MailListProps {
  /** The letters, in the order in which they are shown. */
  letters: readonly OutboxLetter[];
  /** Tries to send one again. */
  onRetry: (letter: OutboxLetter) => void;
  /** Gives one up: it is not sent. */
  onDrop: (letter: OutboxLetter) => void;
  /** Id of the one that something is done with. */
  busy?: string | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

const badges: Readonly<Record<LetterState, { tone: BadgeTone; label: string }>> = {
  stuck: { tone: 'critical', label: 'Failed' },
  waiting: { tone: 'line', label: 'Waiting' },
  held: { tone: 'standard', label: 'Scheduled' },
  sent: { tone: 'success', label: 'Sent' },
};

const triesWords = (tries: number) => (tries === 1 ? 'once' : `${tries} times`);

function progressWords({ at, state, when, tries }: OutboxLetter, now: number): string {
  switch (state) {
    case 'stuck':
      return `Tried ${triesWords(tries)}, last ${atWords(when, now)}.`;
    case 'held':
      return `Sends ${sendWords(when, Date.parse(at), now)}.`;
    case 'sent':
      return `Sent ${atWords(when, now)}.`;
    case 'waiting':
      return tries === 0
        ? 'Sends with the next batch.'
        : `Tried ${triesWords(tries)}. Again ${comingWords(when, now)}.`;
  }
}

/** Letters: where each goes, where it is, and what keeps it. */
export const MailList = ({ letters, onRetry, onDrop, busy, now }: MailListProps) => (
  <Rows>
    {letters.map((letter) => {
      const { id, to, subject, state, error } = letter;
      const { tone, label } = badges[state];
      return (
        <Row
          key={id}
          className={styles.row}
          name={
            <>
              {subject}
              <Badge tone={tone}>{label}</Badge>
            </>
          }
          meta={
            <>
              To {to}. {progressWords(letter, now)}
              {error !== '' && <span className={styles.error}>“{error}”</span>}
            </>
          }
          action={
            (state === 'stuck' || state === 'waiting') && (
              <span className={styles.acts}>
                <Button
                  variant="line"
                  size="small"
                  busy={busy === id}
                  aria-label={`Try now: ${subject}, to ${to}`}
                  onClick={() => onRetry(letter)}
                >
                  Try now
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Cancel email: ${subject}, to ${to}`}
                  onClick={() => onDrop(letter)}
                >
                  Cancel email
                </Button>
              </span>
            )
          }
        />
      );
    })}
  </Rows>
);
