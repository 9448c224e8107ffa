import { serverNow } from '@banyan/api/client';
import type { OfficeEvent } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { atWords, comingWords } from '../../../kit/words/times.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';

type CancelledAlertProps = NonNullable<OfficeEvent['cancelled']> & {
  mayEdit: boolean;
  busy: boolean;
  /** Takes it back with its letters, while none has left. */
  onUndo: () => void;
  /** It takes place after all, and everybody is told. */
  onShowAgain: () => void;
};

/** Says that an event is canceled, why, and what can still be done about it. */
export const CancelledAlert = ({
  at,
  reason,
  isUndoable,
  undoUntil,
  mayEdit,
  busy,
  onUndo,
  onShowAgain,
}: CancelledAlertProps) => (
  <InlineAlert
    tone="warning"
    action={
      mayEdit && (
        <Button variant="line" size="small" busy={busy} onClick={isUndoable ? onUndo : onShowAgain}>
          {isUndoable ? 'Undo' : 'It is back on'}
        </Button>
      )
    }
  >
    <b>It was canceled {atWords(at, serverNow())}.</b>
    {reason && ` “${reason}”`}
    {isUndoable && undoUntil !== null && ` The emails send ${comingWords(undoUntil, serverNow())}.`}
  </InlineAlert>
);
