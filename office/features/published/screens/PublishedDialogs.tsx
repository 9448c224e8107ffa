import type { Published } from '@banyan/api/office';
import { Dialog } from '@banyan/ui/overlays';
import { useDraft } from '../../../kit/useDraft.ts';
import type { Mended } from '../components/MendForm/MendForm.tsx';
import { TakeDownForm } from '../components/TakeDownForm/TakeDownForm.tsx';
import { publishedTitle } from '../components/words.ts';
import { MendStory } from './MendStory.tsx';

/** What is about to be done with one. */
export type Doing = { what: 'take down' | 'mend'; row: Published };

export interface PublishedDialogsProps {
  doing: Doing | undefined;
  onClose: () => void;
  onTakeDown: (row: Published, reason: string) => void;
  /** @throws as the call does */
  onMend: (row: Published, mended: Mended) => Promise<void>;
}

interface TakeDownProps extends Pick<PublishedDialogsProps, 'onTakeDown' | 'onClose'> {
  row: Published;
}

/** Takes one down. The reason is a draft until it is sent. */
function TakeDown({ row, onTakeDown, onClose }: TakeDownProps) {
  const draft = useDraft('take-down', row.ref);
  return (
    <TakeDownForm
      draft={draft}
      onTakeDown={(reason) => {
        draft.forget();
        onTakeDown(row, reason);
      }}
      onCancel={onClose}
    >
      It can be undone.
    </TakeDownForm>
  );
}

/** Asks for what goes with taking down, and with mending. */
export function PublishedDialogs({ doing, onClose, onTakeDown, onMend }: PublishedDialogsProps) {
  const row = doing?.row;
  return (
    <>
      <Dialog
        open={doing?.what === 'take down'}
        onClose={onClose}
        title={row ? `Remove “${publishedTitle(row)}”?` : ''}
      >
        {row && <TakeDown key={row.ref} row={row} onTakeDown={onTakeDown} onClose={onClose} />}
      </Dialog>
      <Dialog open={doing?.what === 'mend'} onClose={onClose} title="Edit story" size="wide">
        {row?.kind === 'story' && (
          <MendStory row={row} onMend={(mended) => onMend(row, mended)} onClose={onClose} />
        )}
      </Dialog>
    </>
  );
}
