import type { MemberColumn } from '@banyan/api/office';
import { Dialog } from '@banyan/ui/overlays';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import { fileDay, saveCsv } from '../../../kit/download.ts';
import { queryOf } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import { ExportForm } from '../components/ExportForm/ExportForm.tsx';
import { counted } from '../components/words.ts';
import type { filtersOf } from './members.ts';

export interface ExportDialogProps {
  open: boolean;
  filters: ReturnType<typeof filtersOf>;
  /** How many members match. */
  total: number;
  onClose: () => void;
  /** @param words What came of it. */
  onTaken: (words: string) => void;
}

/** Takes what the list shows along as a file. */
export function ExportDialog({ open, filters, total, onClose, onTaken }: ExportDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const take = async (columns: MemberColumn[]) => {
    setBusy(true);
    setError(undefined);
    try {
      const { csv, rows } = await act(`Export ${counted(total, 'member')}`, (options) =>
        client.exportMembers({ filters: queryOf(filters), columns }, options),
      );
      onTaken(saveCsv(`members-${fileDay()}`, csv, rows));
    } catch (failure) {
      setError(saidOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title="Export members" size="wide">
      <ExportForm
        total={total}
        busy={busy}
        error={error}
        onExport={(columns) => void take(columns)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
