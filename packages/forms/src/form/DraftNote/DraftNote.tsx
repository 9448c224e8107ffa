import { Button, type ButtonProps, Notice } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';

export interface DraftNoteProps {
  /** The form's own, from `useForm` or `useFormDraft`. */
  draft: {
    /** It is kept on this device. */
    onDevice: boolean;
    setOnDevice: (onDevice: boolean) => void;
    /** A draft of an earlier visit stands in the fields, or stood there and can still be had back. */
    restored: boolean;
    /** It was just discarded and can still be had back. */
    discarded: boolean;
    onDiscard: () => void;
    onUndo: () => void;
  };
}

/** One button for both, so that it keeps the focus when it turns into the other. */
const DiscardButton = ({
  draft: { discarded, onDiscard, onUndo },
  variant,
}: DraftNoteProps & Pick<ButtonProps, 'variant'>) => (
  <Button variant={variant} size="small" onClick={discarded ? onUndo : onDiscard}>
    {discarded ? 'Undo' : 'Discard draft'}
  </Button>
);

/**
 * Above the first field of a long form: that what stands in the fields was typed on an earlier visit. Nothing where nothing
 * was. `DraftNote` below the form has the rest.
 */
export function DraftNotice({ draft }: DraftNoteProps) {
  if (!draft.restored) return null;
  return (
    <Notice live heading={draft.discarded ? 'Discarded.' : 'This is the draft of your last visit.'}>
      <DiscardButton draft={draft} variant="line" />
    </Notice>
  );
}

/**
 * What becomes of a long form that is not sent yet, and the choice about it. Below the form's buttons; `DraftNotice` above it
 * tells of an earlier visit, and has the button then.
 */
export function DraftNote({ draft }: DraftNoteProps) {
  const { onDevice, setOnDevice, restored, discarded } = draft;
  return (
    <Stack space={4} align="start">
      <CheckboxField
        name="keepDraft"
        label="Keep what I typed on this device for seven days"
        hint="Otherwise this tab keeps it until you send it or close the tab."
        checked={onDevice}
        onChange={(event) => setOnDevice(event.currentTarget.checked)}
      />
      {!restored && (
        <div>
          <span role="status">{discarded ? 'Discarded.' : ''}</span>{' '}
          <DiscardButton draft={draft} variant="quiet" />
        </div>
      )}
    </Stack>
  );
}
