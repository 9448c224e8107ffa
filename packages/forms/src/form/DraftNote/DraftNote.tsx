import { Button, type ButtonProps, Notice } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { CheckboxField } from '../../fields/CheckboxField/index.ts';

export interface DraftNoteProps {
  /** Draft of the form, from `useForm` or `useFormDraft`. */
  draft: {
    /** True if the draft is kept on this device. */
    onDevice: boolean;
    setOnDevice: (onDevice: boolean) => void;
    /** True if a draft of an earlier visit is in the fields, or was discarded and can still be restored. */
    restored: boolean;
    /** True if the draft was just discarded and can still be restored. */
    discarded: boolean;
    onDiscard: () => void;
    onUndo: () => void;
  };
}

/** A single button for both actions, so that it keeps the focus when its label changes. */
const DiscardButton = ({
  draft: { discarded, onDiscard, onUndo },
  variant,
}: DraftNoteProps & Pick<ButtonProps, 'variant'>) => (
  <Button variant={variant} size="small" onClick={discarded ? onUndo : onDiscard}>
    {discarded ? 'Undo' : 'Discard draft'}
  </Button>
);

/**
 * Notice above the first field of a long form: the fields hold a draft of an earlier visit. Empty if there is none. `DraftNote`
 * below the form has the rest.
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
 * Note below the buttons of a long form: how long the draft is kept, with a checkbox to keep it on this device. With a draft of an
 * earlier visit, `DraftNotice` above the form has the discard button.
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
