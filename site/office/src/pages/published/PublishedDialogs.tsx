import type { Published } from '@banyan/api/office';
import { type Mended, publishedTitle, TakeDownForm } from '@banyan/office/published';
import { Dialog } from '@banyan/ui/overlays';
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

/** Asks for what goes with taking down, and with mending. */
export function PublishedDialogs({ doing, onClose, onTakeDown, onMend }: PublishedDialogsProps) {
  const row = doing?.row;
  return (
    <>
      <Dialog
        open={doing?.what === 'take down'}
        onClose={onClose}
        title={row ? `Take down “${publishedTitle(row)}”?` : ''}
      >
        {row && (
          <TakeDownForm onTakeDown={(reason) => onTakeDown(row, reason)} onCancel={onClose}>
            It can be undone.
          </TakeDownForm>
        )}
      </Dialog>
      <Dialog open={doing?.what === 'mend'} onClose={onClose} title="Mend a slip" size="wide">
        {row?.kind === 'story' && (
          <MendStory row={row} onMend={(mended) => onMend(row, mended)} onClose={onClose} />
        )}
      </Dialog>
    </>
  );
}
