import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';

export interface DraftNoteProps {
  /** The form's own, from `useForm` or `useFormDraft`. */
  draft: {
    /** It is kept on this device. */
    onDevice: boolean;
    setOnDevice: (onDevice: boolean) => void;
    /** A draft of an earlier visit stands in the fields. */
    restored: boolean;
    /** It was just discarded and can still be had back. */
    discarded: boolean;
    onDiscard: () => void;
    onUndo: () => void;
  };
}

/** What becomes of a long form that is not sent yet, and the choice about it. Below the form's buttons. */
export function DraftNote({ draft }: DraftNoteProps) {
  const { onDevice, setOnDevice, restored, discarded, onDiscard, onUndo } = draft;
  const words = discarded ? 'Discarded.' : restored ? 'This is the draft of your last visit.' : '';
  return (
    <Stack space={4} align="start">
      <CheckboxField
        name="keepDraft"
        label="Keep what I typed on this device for seven days"
        hint="Otherwise this tab keeps it until you send it or close the tab."
        checked={onDevice}
        onChange={(event) => setOnDevice(event.currentTarget.checked)}
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
