import { serverNow } from '@banyan/api/client';
import type { OfficeEvent } from '@banyan/api/office';
import { Button } from '@banyan/ui/elements';
import { atWords, comingWords } from '../../../kit/words/times.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';

type CancelledAlertProps = NonNullable<OfficeEvent['cancelled']> & {
  mayEdit: boolean;
  busy: boolean;
  /** Undoes the cancellation and withdraws its emails, while none was sent. */
  onUndo: () => void;
  /** Publishes the event again and notifies everybody. */
  onShowAgain: () => void;
};

/** Alert on a canceled event: the reason, and the actions that are still possible. */
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
          {isUndoable ? 'Undo' : 'Put it back on'}
        </Button>
      )
    }
  >
    <b>It was canceled {atWords(at, serverNow())}.</b>
    {reason && ` “${reason}”`}
    {isUndoable && undoUntil !== null && ` The emails are sent ${comingWords(undoUntil, serverNow())}.`}
  </InlineAlert>
);
