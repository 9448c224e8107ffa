import type { ImportRow } from '@banyan/api/office';
import { Button, ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import { dayWords, momentWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { doneWords } from '../words.ts';

export interface ImportTableProps {
  /** Earlier imports, newest first. */
  memberImports: readonly ImportRow[];
  /** Returns the address at which an unfinished import continues. */
  hrefOf: (memberImport: ImportRow) => string;
  /** Undoes an import. */
  onUndo: (memberImport: ImportRow) => void;
  /** Id of the import that is being undone. */
  busy?: string | undefined;
}

/** Facts of an import: the volunteer, the time and the result. */
function metaOf({ state, by, readAt, doneAt, undoneAt, done, undoUntil }: ImportRow): string {
  const who = `${by}, ${momentWords(doneAt ?? readAt)}.`;
  if (state === 'forgotten') return `${who} It was not imported, and its file is deleted.`;
  if (state === 'read' || done === null) return `${who} Not imported yet.`;
  const what = `${who} ${doneWords(done)}`;
  if (state === 'undone') return `${what} Undone${undoneAt === null ? '' : ` on ${dayWords(undoneAt)}`}.`;
  return undoUntil === null ? what : `${what} Can be undone until ${dayWords(undoUntil)}.`;
}

/** List of earlier imports, newest first, to continue or undo them. */
export const ImportTable = ({ memberImports, hrefOf, onUndo, busy }: ImportTableProps) => (
  <Rows>
    {memberImports.map((memberImport) => {
      const name = <VisuallyHidden> {memberImport.name}</VisuallyHidden>;
      return (
        <Row
          key={memberImport.id}
          name={memberImport.name}
          meta={metaOf(memberImport)}
          action={
            memberImport.state === 'read' ? (
              <ButtonLink variant="line" size="small" href={hrefOf(memberImport)}>
                Continue{name}
              </ButtonLink>
            ) : (
              memberImport.undoUntil !== null && (
                <Button
                  variant="line"
                  size="small"
                  busy={busy === memberImport.id}
                  onClick={() => onUndo(memberImport)}
                >
                  Undo{name}
                </Button>
              )
            )
          }
        />
      );
    })}
  </Rows>
);
