import { officeMessages, type Published } from '@banyan/api/office';
import { type Mended, MendForm, publishedTitle, TakeDownForm } from '@banyan/office/published';
import { Dialog } from '@banyan/ui/overlays';
import { useState } from 'react';
import { saidOf } from '../../act.ts';

/** What is about to be done with one. */
export type Doing = { what: 'take down' | 'mend'; row: Published };

export interface PublishedDialogsProps {
  doing: Doing | undefined;
  onClose: () => void;
  onTakeDown: (row: Published, reason: string) => void;
  /** @throws as the call does */
  onMend: (row: Published, mended: Mended) => Promise<void>;
}

/** Asks for what goes with taking down, and with mending. */
export function PublishedDialogs({ doing, onClose, onTakeDown, onMend }: PublishedDialogsProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const mend = async (row: Published, mended: Mended) => {
    if (!mended.title.trim()) return setError(officeMessages.titleRequired);
    setBusy(true);
    setError(undefined);
    try {
      await onMend(row, mended);
      close();
    } catch (failure) {
      setError(saidOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const row = doing?.row;
  return (
    <>
      <Dialog
        open={doing?.what === 'take down'}
        onClose={close}
        title={row ? `Take down “${publishedTitle(row)}”?` : ''}
      >
        {row && (
          <TakeDownForm onTakeDown={(reason) => onTakeDown(row, reason)} onCancel={close}>
            It can be undone.
          </TakeDownForm>
        )}
      </Dialog>
      <Dialog open={doing?.what === 'mend'} onClose={close} title="Mend a slip" size="wide">
        {row?.kind === 'story' && (
          <MendForm
            title={row.story.title}
            text={row.text}
            hasAuthor={row.hasAuthor}
            onMend={(mended) => void mend(row, mended)}
            onCancel={close}
            busy={busy}
            error={error}
          />
        )}
      </Dialog>
    </>
  );
}
