import { Button } from '@banyan/ui/elements';
import * as styles from './EventActs.css.ts';

export interface EventActsProps {
  /** Makes a draft of a new event out of it. */
  onCopy: () => void;
  /** Takes it off the site, where nobody is registered; without it there is no such button. */
  onHide?: (() => void) | undefined;
  /** Calls it off; without it there is no such button. */
  onCancel?: (() => void) | undefined;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
}

/** What can be done with an event as a whole, at the end of the line of its tabs. */
export const EventActs = ({ onCopy, onHide, onCancel, busy = false }: EventActsProps) => (
  <div className={styles.acts}>
    <Button variant="quiet" size="small" busy={busy} onClick={onCopy}>
      Copy
    </Button>
    {onHide && (
      <Button variant="quiet" size="small" busy={busy} onClick={onHide}>
        Make it a draft
      </Button>
    )}
    {onCancel && (
      <Button variant="quiet" size="small" busy={busy} onClick={onCancel} className={styles.cancel}>
        Cancel the event
      </Button>
    )}
  </div>
);
