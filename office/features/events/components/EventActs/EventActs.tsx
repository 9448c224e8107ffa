import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { ScanLine } from 'lucide';
import * as styles from './EventActs.css.ts';

export interface EventActsProps {
  /** Where its door is; without it there is no such button. */
  checkInHref?: string | undefined;
  /** Makes a pass for whoever helps at the door; without it there is no such button. */
  onPass?: (() => void) | undefined;
  /** Makes a draft of a new event out of it; without it there is no such button. */
  onCopy?: (() => void) | undefined;
  /** Takes it off the site, where nobody is registered; without it there is no such button. */
  onHide?: (() => void) | undefined;
  /** Calls it off; without it there is no such button. */
  onCancel?: (() => void) | undefined;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
}

/** What can be done with an event as a whole, at the end of the line of its tabs. */
export const EventActs = ({
  checkInHref,
  onPass,
  onCopy,
  onHide,
  onCancel,
  busy = false,
}: EventActsProps) => (
  <div className={styles.acts}>
    {checkInHref !== undefined && (
      <ButtonLink variant="line" size="small" href={checkInHref} className={styles.door}>
        <Icon icon={ScanLine} /> Check-in
      </ButtonLink>
    )}
    {onPass && (
      <Button variant="quiet" size="small" busy={busy} onClick={onPass}>
        Check-in pass
      </Button>
    )}
    {onCopy && (
      <Button variant="quiet" size="small" busy={busy} onClick={onCopy}>
        Copy
      </Button>
    )}
    {onHide && (
      <Button variant="quiet" size="small" busy={busy} onClick={onHide}>
        Unpublish
      </Button>
    )}
    {onCancel && (
      <Button variant="quiet" size="small" busy={busy} onClick={onCancel} className={styles.cancel}>
        Cancel the event
      </Button>
    )}
  </div>
);
