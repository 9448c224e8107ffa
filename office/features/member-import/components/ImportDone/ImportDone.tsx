import type { ImportRow } from '@banyan/api/office';
import { Button, ButtonLink, Icon } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { Download, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { dayWords } from '../../../../kit/words/times.ts';
import { counted } from '../../../members/components/words.ts';
import * as styles from './ImportDone.css.ts';

export interface ImportDoneProps {
  /** Counts of imported and rejected members. */
  done: NonNullable<ImportRow['done']>;
  /** ISO: time until which it can be undone; `null` when it no longer can. */
  undoUntil: string | null;
  /** Address of the list of members. */
  membersHref: string;
  /** Downloads the rejected lines as a file. */
  onRejected: () => void;
  /** Undoes the import. */
  onUndo: () => void;
  /** Set while an action is in progress: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Result of the last action, a `FormResult`. */
  result?: ReactNode;
}

/** Result of an import, with its undo. */
export const ImportDone = ({
  done,
  undoUntil,
  membersHref,
  onRejected,
  onUndo,
  busy = false,
  result,
}: ImportDoneProps) => (
  <div className={styles.root}>
    <h2 className={styles.what}>
      <span className={styles.figure}>{done.taken.toLocaleString('en-US')}</span>{' '}
      {done.taken === 1 ? 'person is' : 'people are'} in the directory.
    </h2>
    <ul className={styles.list}>
      {done.changed > 0 && (
        <li>
          {counted(done.changed, 'person', 'people')} who {done.changed === 1 ? 'was' : 'were'} here{' '}
          {done.changed === 1 ? 'was' : 'were'} changed.
        </li>
      )}
      {done.rejected > 0 && <li>{counted(done.rejected, 'line')} could not be imported.</li>}
      {done.leftOut > 0 && (
        <li>
          {counted(done.leftOut, 'person', 'people')} were added some other way meanwhile and kept as they
          are.
        </li>
      )}
      <li>No emails were sent.</li>
      <li>
        {undoUntil === null
          ? 'It can’t be undone anymore.'
          : `Can be undone until ${dayWords(undoUntil)}: people edited since then are kept.`}
      </li>
    </ul>
    <Cluster space={12}>
      <ButtonLink variant="primary" href={membersHref}>
        See them
      </ButtonLink>
      {done.rejected > 0 && (
        <Button variant="line" icon={<Icon icon={Download} />} onClick={onRejected}>
          {counted(done.rejected, 'line')} as a file
        </Button>
      )}
      {undoUntil !== null && (
        <Button variant="line" busy={busy} icon={<Icon icon={Undo2} />} onClick={onUndo}>
          Undo this import
        </Button>
      )}
      {result}
    </Cluster>
  </div>
);
