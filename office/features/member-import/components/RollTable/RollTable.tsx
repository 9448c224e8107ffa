import type { RollRow } from '@banyan/api/office';
import { Button, ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import { dayWords, momentWords } from '../../../../kit/words/times.ts';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { doneWords } from '../words.ts';

export interface RollTableProps {
  /** Rolls of before, the newest first. */
  rolls: readonly RollRow[];
  /** Where one goes on that has not come in yet. */
  hrefOf: (roll: RollRow) => string;
  /** Takes one out again. */
  onUndo: (roll: RollRow) => void;
  /** Id of the one that is being undone. */
  busy?: string | undefined;
}

/** Who read it, when, and what became of it. */
function metaOf({ state, by, readAt, doneAt, undoneAt, done, undoUntil }: RollRow): string {
  const who = `${by}, ${momentWords(doneAt ?? readAt)}.`;
  if (state === 'forgotten') return `${who} It was not imported, and its file is deleted.`;
  if (state === 'read' || done === null) return `${who} Not imported yet.`;
  const what = `${who} ${doneWords(done)}`;
  if (state === 'undone') return `${what} Undone${undoneAt === null ? '' : ` on ${dayWords(undoneAt)}`}.`;
  return undoUntil === null ? what : `${what} Can be undone until ${dayWords(undoUntil)}.`;
}

/** Rolls of before, the newest first: go on with one, or take it out again. */
export const RollTable = ({ rolls, hrefOf, onUndo, busy }: RollTableProps) => (
  <Rows>
    {rolls.map((roll) => {
      const name = <VisuallyHidden> {roll.name}</VisuallyHidden>;
      return (
        <Row
          key={roll.id}
          name={roll.name}
          meta={metaOf(roll)}
          action={
            roll.state === 'read' ? (
              <ButtonLink variant="line" size="small" href={hrefOf(roll)}>
                Continue{name}
              </ButtonLink>
            ) : (
              roll.undoUntil !== null && (
                <Button variant="line" size="small" busy={busy === roll.id} onClick={() => onUndo(roll)}>
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
