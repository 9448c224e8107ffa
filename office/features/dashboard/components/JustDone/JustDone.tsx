import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Undo2 } from 'lucide';
import { atWords, sendWords, timeWords } from '../../../../kit/words/times.ts';
import { Kbd } from '../../../../shell/components/Kbd/Kbd.tsx';
import * as rows from '../rows.css.ts';
import * as styles from './JustDone.css.ts';

/** Action that can be undone. */
export interface Done {
  id: string;
  /** Action as a sentence: "Sunita Bakul is approved and in the directory." */
  words: string;
  /** Time of the action, in milliseconds. */
  at: number;
  /** Time at which its email is sent (ISO); `null` without an email. */
  leavesAt: string | null;
  /** Set if a mail server is configured; otherwise emails wait in the outbox. @default true */
  isMailSetUp?: boolean | undefined;
}

export interface JustDoneProps {
  /** Actions, newest first. */
  acts: readonly Done[];
  /** Undoes an action by its id. */
  onUndo: (id: string) => void;
  /** Id of the action that is being undone. */
  busy?: string | undefined;
  /** Set if the key `z` undoes the newest action. */
  hasKey: boolean;
  /** Current time, in milliseconds. */
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

/** List of the actions since sign-in that can be undone. */
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
