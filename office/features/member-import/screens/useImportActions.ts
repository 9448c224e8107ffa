import type { ImportChoice, ImportRow } from '@banyan/api/office';
import { useState } from 'react';
import { download } from '../../../kit/download.ts';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import type { ImportUndone } from '../calls.ts';

/** Result line of the last action with an import. */
export const importLine = 'import';

type One = Pick<ImportRow, 'id' | 'name'>;

/** Actions with a file that was read. */
export function useImportActions() {
  const { busy, run } = useActions(importLine);
  // Separate actions for downloads, so that a download does not block an import.
  const lines = useActions(importLine);
  const [about, setAbout] = useState<string>();
  const [undone, setUndone] = useState<ImportUndone>();
  return {
    /** Id of the import that an action is in progress for. */
    busy: busy === undefined ? undefined : about,
    /** Result of an undo. */
    undone,
    commit: ({ id, name }: One, choice: ImportChoice) => {
      setAbout(id);
      return run(`Import ${name}`, (options) => client.commitImport(choice, { params: { id }, ...options }));
    },
    undo: ({ id, name }: One) => {
      setAbout(id);
      return run(
        `Undo the import of ${name}`,
        (options) => client.undoImport({}, { params: { id }, ...options }),
        { after: setUndone },
      );
    },
    takeLines: ({ id, name }: One, of: 'rejected' | 'noted') =>
      lines.run(`Download lines of ${name}`, () => client.rejectedLines({ params: { id }, query: { of } }), {
        after: ({ csv }) => download(`${name.replace(/\.\w+$/, '')}-${of}.csv`, 'text/csv', csv),
      }),
  };
}
