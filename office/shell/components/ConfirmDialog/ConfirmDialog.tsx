import { Button } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import type { ReactNode } from 'react';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether it is shown. You hold it. */
  open: boolean;
  /** What is about to happen, as a question. */
  title: ReactNode;
  /** What that means, and whether it can be undone; or whom it is about. */
  children: ReactNode;
  /** What the button does: "End all of it". */
  doLabel: string;
  /** `danger` for what takes something away; `accent` for what many will notice. @default 'danger' */
  variant?: 'danger' | 'accent';
  /** They said yes: do it. */
  onDo: () => void;
  /** Closes it; nothing was done. */
  onCancel: () => void;
}

/**
 * Asks before something that cannot be undone, or that many will notice. Anything else is done at once. Where the action itself
 * cancels something, the other button is called "Go back", so that only one button says Cancel.
 */
export const ConfirmDialog = ({
  open,
  title,
  children,
  doLabel,
  variant = 'danger',
  onDo,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog open={open} onClose={onCancel} title={title} className={styles.dialog}>
    <div>{children}</div>
    <div className={styles.acts}>
      <Button variant={variant} onClick={onDo}>
        {doLabel}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {doLabel.startsWith('Cancel') ? 'Go back' : 'Cancel'}
      </Button>
    </div>
  </Dialog>
);
