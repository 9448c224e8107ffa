import { Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { Undo2 } from 'lucide';
import { timeWords } from '../../../../kit/words/times.ts';
import * as styles from './LastCheckIn.css.ts';

export interface LastCheckInProps {
  /** Last check-in on this device; `undefined` if there was none. */
  last: { name: string; at: string } | undefined;
  /** Undoes the check-in. */
  onUndo: () => void;
}

/** Last check-in on this device, with the button that undoes it. */
export const LastCheckIn = ({ last, onUndo }: LastCheckInProps) => (
  <div className={styles.last}>
    {last ? (
      <>
        <p className={styles.words}>
          <span className={styles.quiet}>Last:</span> <b>{last.name}</b>, {timeWords(last.at)}
        </p>
        <Button variant="line" icon={<Icon icon={Undo2} />} onClick={onUndo}>
          Undo
          <VisuallyHidden> the check-in of {last.name}</VisuallyHidden>
        </Button>
      </>
    ) : (
      <p className={styles.quiet}>No one has been checked in here yet.</p>
    )}
  </div>
);
