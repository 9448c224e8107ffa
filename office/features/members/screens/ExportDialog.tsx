import type { MemberColumn } from '@banyan/api/office';
import { Dialog } from '@banyan/ui/overlays';
import { useState } from 'react';
import { fileDay, saveCsv } from '../../../kit/download.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { queryOf } from '../../../kit/search.ts';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { ExportForm } from '../components/ExportForm/ExportForm.tsx';
import { counted } from '../components/words.ts';
import type { filtersOf } from './members.ts';

const line = 'members export';

export interface ExportDialogProps {
  open: boolean;
  filters: ReturnType<typeof filtersOf>;
  /** Number of members that match. */
  total: number;
  onClose: () => void;
  /** Handles a finished export. @param words Result, as a sentence. */
  onTaken: (words: string) => void;
}

/** Dialog that exports the listed members. */
export function ExportDialog({ open, filters, total, onClose, onTaken }: ExportDialogProps) {
  const { busy, run } = useActions(line);
  const [error, setError] = useState<string>();
  const take = async (columns: MemberColumn[]) => {
    setError(undefined);
    const taken = await run(
      `Export ${counted(total, 'member')}`,
      (options) => client.exportMembers({ filters: queryOf(filters), columns }, options),
      {
        claim: (errors) => {
          setError(errors.columns);
          return errors.columns !== undefined;
        },
      },
    );
    if (taken) onTaken(saveCsv(`members-${fileDay()}`, taken.csv, taken.rows));
  };
  return (
    <Dialog open={open} onClose={onClose} title="Export members" size="wide">
      <ExportForm
        total={total}
        busy={busy !== undefined}
        error={error}
        result={<FormResult subject={line} />}
        onExport={(columns) => void take(columns)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
