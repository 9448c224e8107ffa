import { Button } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import type { ReactNode } from 'react';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  /** Opens the dialog; the parent holds this state. */
  open: boolean;
  /** Question about the action. */
  title: ReactNode;
  /** Consequences of the action and if it can be undone, or the names it affects. */
  children: ReactNode;
  /** Label of the confirm button: "End all of it". */
  doLabel: string;
  /** Color of the confirm button: `danger` for removals, `accent` for actions that many people notice. @default 'danger' */
  variant?: 'danger' | 'accent';
  /** Runs the confirmed action. */
  onDo: () => void;
  /** Closes the dialog; nothing is done. */
  onCancel: () => void;
}

/**
 * Confirmation dialog for an action that cannot be undone or that many people notice. Other actions run at once. If the action
 * itself cancels something, the other button is called "Go back", so that only one button says Cancel.
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
