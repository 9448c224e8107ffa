import { officeMessages } from '@banyan/api/office';
import { useState } from 'react';
import { useDraft } from '../../../kit/useDraft.ts';
import { reasonsFor } from '../components/readyWords.ts';
import { Selected } from '../components/Selected/Selected.tsx';
import { TurnDownForm } from '../components/TurnDownForm/TurnDownForm.tsx';
import { countWords } from '../components/words.ts';
import type { SavedReason } from '../reasons.ts';
import type { useBulk } from './useBulk.ts';

export interface BulkPaneProps
  extends Pick<ReturnType<typeof useBulk>, 'chosen' | 'kinds' | 'setWriting' | 'turnDown'> {
  reasons: readonly SavedReason[];
  /** Id of the text that explains why nothing can be decided right now. */
  unavailableBecause: string | undefined;
}

/** Form that declines all selected submissions with one reason for each sender. */
export function BulkPane({
  chosen,
  kinds,
  reasons,
  setWriting,
  turnDown,
  unavailableBecause,
}: BulkPaneProps) {
  const [error, setError] = useState<string>();
  const draft = useDraft('reject', 'several');
  const { reason = '' } = draft.text;
  return (
    <Selected rows={chosen}>
      <TurnDownForm
        name={countWords(kinds)}
        isMany
        reasons={reasonsFor(reasons, kinds)}
        reason={reason}
        onChange={(next) => {
          setError(undefined);
          draft.write('reason', next);
        }}
        onTurnDown={() =>
          reason.trim() ? turnDown(reason, draft.forget) : setError(officeMessages.reasonRequired)
        }
        onBack={() => setWriting(false)}
        error={error}
        holdWords={draft.said}
        unavailableBecause={unavailableBecause}
      />
    </Selected>
  );
}
