import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Undo2 } from 'lucide';
import { atWords, sendWords, timeWords } from '../../../../kit/words/times.ts';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import * as rows from '../rows.css.ts';
import * as styles from './JustDone.css.ts';

/** Something that can be taken back. */
export interface Done {
  id: string;
  /** "Sunita Bakul is approved and in the directory." */
  words: string;
  /** When, in milliseconds. */
  at: number;
  /** When its letter leaves (ISO); `null` without a letter. */
  leavesAt: string | null;
  /** Whether letters leave the machine at all; else they wait there. @default true */
  isMailSetUp?: boolean | undefined;
}

export interface JustDoneProps {
  /** Newest first. */
  acts: readonly Done[];
  /** Takes one of them back, by its id. */
  onUndo: (id: string) => void;
  /** Id of the one that is being taken back. */
  busy?: string | undefined;
  /** Whether the key `z` takes back the newest. */
  hasKey: boolean;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

function emailWords({ at, leavesAt, isMailSetUp = true }: Done, now: number): string[] {
  if (leavesAt === null) return [];
  if (!isMailSetUp) return ['email waits in the outbox'];
  return [
    Date.parse(leavesAt) > now
      ? `email sends ${sendWords(leavesAt, at, now)}`
      : `email sent ${atWords(leavesAt, now)}`,
  ];
}

const timesOf = (done: Done, now: number) => [timeWords(done.at), ...emailWords(done, now)].join(', ');

/** What was done in this sign-in, to be taken back. */
export const JustDone = ({ acts, onUndo, busy, hasKey, now }: JustDoneProps) => (
  <ul className={rows.list}>
    {acts.map((act, place) => (
      <li key={act.id} className={classNames(rows.item, styles.done)}>
        <span className={rows.words}>
          <span className={styles.words}>{act.words}</span>
          <span className={classNames(rows.meta, styles.times)}>{timesOf(act, now)}</span>
        </span>
        <Button
          variant="line"
          size="small"
          busy={busy === act.id}
          icon={<Icon icon={Undo2} size={18} />}
          aria-keyshortcuts={hasKey && place === 0 ? 'z' : undefined}
          onClick={() => onUndo(act.id)}
          className={styles.undo}
        >
          <span>
            Undo<VisuallyHidden> {act.words}</VisuallyHidden>
          </span>
          {hasKey && place === 0 && (
            <Kbd aria-hidden className={rows.onlyWide}>
              z
            </Kbd>
          )}
        </Button>
      </li>
    ))}
  </ul>
);
