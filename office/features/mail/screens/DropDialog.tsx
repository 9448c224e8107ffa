import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import type { OutboxEmail } from '../components/MailList/MailList.tsx';

export interface DropDialogProps {
  /** What is to be canceled; undefined while nothing is asked. */
  email: OutboxEmail | undefined;
  onDrop: (email: OutboxEmail) => void;
  onClose: () => void;
}

/** Asks before an email is canceled. */
export const DropDialog = ({ email, onDrop, onClose }: DropDialogProps) => (
  <ConfirmDialog
    open={email !== undefined}
    title="Cancel this email?"
    doLabel="Cancel email"
    onDo={() => {
      onClose();
      if (email) onDrop(email);
    }}
    onCancel={onClose}
  >
    “{email?.subject}” to {email?.to} is never sent. This cannot be undone.
  </ConfirmDialog>
);
