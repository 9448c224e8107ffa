import type { ImportRow } from '@banyan/api/office';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { counted } from '../../members/components/words.ts';

export interface UndoDialogProps {
  /** Which one is to be taken out; none is asked about without. */
  memberImport: Pick<ImportRow, 'name' | 'done'> | undefined;
  onDo: () => void;
  onCancel: () => void;
}

/** Asks before people of a roll leave the directory. */
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
