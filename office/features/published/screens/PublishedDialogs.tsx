import type { Published } from '@banyan/api/office';
import { Dialog } from '@banyan/ui/overlays';
import { useDraft } from '../../../kit/useDraft.ts';
import type { Edited } from '../components/EditForm/EditForm.tsx';
import { UnpublishForm } from '../components/UnpublishForm/UnpublishForm.tsx';
import { publishedTitle } from '../components/words.ts';
import { EditStory } from './EditStory.tsx';

/** Action that a dialog asks about. */
export type Doing = { what: 'take down' | 'mend'; row: Published };

export interface PublishedDialogsProps {
  doing: Doing | undefined;
  onClose: () => void;
  onUnpublish: (row: Published, reason: string) => void;
  /** Saves the correction. @throws as the call does */
  onEdit: (row: Published, edited: Edited) => Promise<void>;
}

interface UnpublishProps extends Pick<PublishedDialogsProps, 'onUnpublish' | 'onClose'> {
  row: Published;
}

/** Form that unpublishes a job or story. The reason is a draft until it is sent. */
function Unpublish({ row, onUnpublish, onClose }: UnpublishProps) {
  const draft = useDraft('take-down', row.ref);
  return (
    <UnpublishForm
      draft={draft}
      onUnpublish={(reason) => {
        draft.forget();
        onUnpublish(row, reason);
      }}
      onCancel={onClose}
    >
      It can be undone.
    </UnpublishForm>
  );
}

/** Dialogs to unpublish or correct a job or story. */
export function PublishedDialogs({ doing, onClose, onUnpublish, onEdit }: PublishedDialogsProps) {
  const row = doing?.row;
  return (
    <>
      <Dialog
        open={doing?.what === 'take down'}
        onClose={onClose}
        title={row ? `Remove “${publishedTitle(row)}”?` : ''}
      >
        {row && <Unpublish key={row.ref} row={row} onUnpublish={onUnpublish} onClose={onClose} />}
      </Dialog>
      <Dialog open={doing?.what === 'mend'} onClose={onClose} title="Edit story" size="wide">
        {row?.kind === 'story' && (
          <EditStory row={row} onEdit={(edited) => onEdit(row, edited)} onClose={onClose} />
        )}
      </Dialog>
    </>
  );
}
