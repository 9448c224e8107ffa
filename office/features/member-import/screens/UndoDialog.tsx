import type { ImportRow } from '@banyan/api/office';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { counted } from '../../members/components/words.ts';

export interface UndoDialogProps {
  /** Import to undo; undefined while the dialog is closed. */
  memberImport: Pick<ImportRow, 'name' | 'done'> | undefined;
  onDo: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an import is undone. */
export const UndoDialog = ({ memberImport, onDo, onCancel }: UndoDialogProps) => (
  <ConfirmDialog
    open={memberImport !== undefined}
    title={memberImport ? `Undo the import of ${memberImport.name}?` : ''}
    doLabel="Undo this import"
    onDo={onDo}
    onCancel={onCancel}
  >
    {memberImport?.done &&
      `${counted(memberImport.done.taken, 'person', 'people')} are removed from the directory right away. `}
    People edited since then are kept and listed.
  </ConfirmDialog>
);
