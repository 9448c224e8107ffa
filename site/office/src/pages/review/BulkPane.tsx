import { officeMessages, type QueueRow, type SavedReason } from '@banyan/api/office';
import { countWords, Selected, TurnDownForm } from '@banyan/office/review';
import { useState } from 'react';

export interface BulkPaneProps {
  chosen: readonly QueueRow[];
  reasons: readonly SavedReason[];
  reason: string;
  onChange: (reason: string) => void;
  onTurnDown: (reason: string) => void;
  onBack: () => void;
  /** Id of the sentence that says why nothing can be decided just now. */
  unavailableBecause: string | undefined;
}

/** Turns down all that is selected, with one reason that each of them reads. */
export function BulkPane({ chosen, reasons, reason, onChange, onTurnDown, ...rest }: BulkPaneProps) {
  const [error, setError] = useState<string>();
  const kinds = chosen.map(({ kind }) => kind);
  return (
    <Selected rows={chosen}>
      <TurnDownForm
        {...rest}
        name={countWords(kinds)}
        isMany
        reasons={reasons.filter(({ kind }) => kind === null || kinds.every((one) => one === kind))}
        reason={reason}
        onChange={(next) => {
          setError(undefined);
          onChange(next);
        }}
        onTurnDown={() => (reason.trim() ? onTurnDown(reason) : setError(officeMessages.reasonRequired))}
        error={error}
      />
    </Selected>
  );
}
