import { Button } from '@banyan/ui/elements';
import { Dialog } from '@banyan/ui/overlays';
import type { ReactNode } from 'react';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** What is about to happen, as a question. */
  title: ReactNode;
  /** What that means, and whether it can be undone. */
  children: ReactNode;
  /** What the button does: "End all of it". */
  doLabel: string;
  onDo: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. What can be is done at once. */
export const ConfirmDialog = ({ open, title, children, doLabel, onDo, onCancel }: ConfirmDialogProps) => (
  <Dialog open={open} onClose={onCancel} title={title} className={styles.dialog}>
    <p>{children}</p>
    <div className={styles.acts}>
      <Button variant="danger" onClick={onDo}>
        {doLabel}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Not now
      </Button>
    </div>
  </Dialog>
);
