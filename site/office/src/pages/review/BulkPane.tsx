import { officeMessages, type SavedReason } from '@banyan/api/office';
import { countWords, Selected, TurnDownForm } from '@banyan/office/review';
import { useState } from 'react';
import type { useBulk } from '../../review/useBulk.ts';

export interface BulkPaneProps
  extends Pick<ReturnType<typeof useBulk>, 'chosen' | 'kinds' | 'setReason' | 'turnDown'> {
  reasons: readonly SavedReason[];
  /** What is written. */
  reason: string;
  /** Id of the sentence that says why nothing can be decided just now. */
  unavailableBecause: string | undefined;
}

/** Turns down all that is selected, with one reason that each of them reads. */
export function BulkPane({
  chosen,
  kinds,
  reasons,
  reason,
  setReason,
  turnDown,
  unavailableBecause,
}: BulkPaneProps) {
  const [error, setError] = useState<string>();
  return (
    <Selected rows={chosen}>
      <TurnDownForm
        name={countWords(kinds)}
        isMany
        reasons={reasons.filter(({ kind }) => kind === null || kinds.every((one) => one === kind))}
        reason={reason}
        onChange={(next) => {
          setError(undefined);
          setReason(next);
        }}
        onTurnDown={() => (reason.trim() ? turnDown(reason) : setError(officeMessages.reasonRequired))}
        onBack={() => setReason(undefined)}
        error={error}
        unavailableBecause={unavailableBecause}
      />
    </Selected>
  );
}
