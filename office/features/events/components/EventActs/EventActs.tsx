import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { ScanLine } from 'lucide';
import * as styles from './EventActs.css.ts';

export interface EventActsProps {
  /** Address of the event’s check-in; without it there is no such button. */
  checkInHref?: string | undefined;
  /** Makes a check-in pass for helpers; without it there is no such button. */
  onPass?: (() => void) | undefined;
  /** Copies the event to a new draft; without it there is no such button. */
  onCopy?: (() => void) | undefined;
  /** Unpublishes an event without registrations; without it there is no such button. */
  onHide?: (() => void) | undefined;
  /** Cancels the event; without it there is no such button. */
  onCancel?: (() => void) | undefined;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
}

/** Actions of an event, at the end of the row of tabs. */
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
