import type { RollRow } from '@banyan/api/office';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { counted } from '../../members/components/words.ts';

export interface UndoDialogProps {
  /** Which one is to be taken out; none is asked about without. */
  roll: Pick<RollRow, 'name' | 'done'> | undefined;
  onDo: () => void;
  onCancel: () => void;
}

/** Asks before people of a roll leave the directory. */
export const UndoDialog = ({ roll, onDo, onCancel }: UndoDialogProps) => (
  <ConfirmDialog
    open={roll !== undefined}
    title={roll ? `Undo the import of ${roll.name}?` : ''}
    doLabel="Undo this import"
    onDo={onDo}
    onCancel={onCancel}
  >
    {roll?.done &&
      `${counted(roll.done.taken, 'person', 'people')} are removed from the directory right away. `}
    People edited since then are kept and listed.
  </ConfirmDialog>
);
