import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';

export interface DraftNoteProps {
  /** Whether the draft is kept on this device. */
  onDevice: boolean;
  onDeviceChange: (onDevice: boolean) => void;
  /** A draft of an earlier visit stands in the fields. */
  restored: boolean;
  /** It was just discarded and can still be had back. */
  discarded: boolean;
  onDiscard: () => void;
  onUndo: () => void;
}

/** What becomes of a long form that is not sent yet, and the choice about it. Below the form's buttons. */
export function DraftNote({
  onDevice,
  onDeviceChange,
  restored,
  discarded,
  onDiscard,
  onUndo,
}: DraftNoteProps) {
  const words = discarded ? 'Discarded.' : restored ? 'This is the draft of your last visit.' : '';
  return (
    <Stack space={4} align="start">
      <CheckboxField
        name="keepDraft"
        label="Keep what I typed on this device for seven days"
        hint="Otherwise this tab keeps it until you send it or close the tab."
        checked={onDevice}
        onChange={(event) => onDeviceChange(event.currentTarget.checked)}
      />
      <div>
        <span role="status">{words}</span>{' '}
        <Button variant="quiet" size="small" onClick={discarded ? onUndo : onDiscard}>
          {discarded ? 'Undo' : 'Discard draft'}
        </Button>
      </div>
    </Stack>
  );
}
