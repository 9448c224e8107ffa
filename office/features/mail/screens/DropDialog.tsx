import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import type { OutboxEmail } from '../components/MailList/MailList.tsx';

export interface DropDialogProps {
  /** Email to cancel; undefined while the dialog is closed. */
  email: OutboxEmail | undefined;
  onDrop: (email: OutboxEmail) => void;
  onClose: () => void;
}

/** Asks for confirmation before an email is canceled. */
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
