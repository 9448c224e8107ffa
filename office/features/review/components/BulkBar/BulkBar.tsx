import type { SubmissionKind } from '@banyan/api/office';
import { Button, Icon, IconButton } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { X } from 'lucide';
import { ink } from '../../../../shell/components/ink.css.ts';
import { bulkWords, type Decision } from '../words.ts';
import * as styles from './BulkBar.css.ts';

export interface BulkBarProps {
  /** The kind of each that is selected. */
  kinds: readonly SubmissionKind[];
  /** How many match what the list is narrowed to, on all pages. */
  matching: number;
  /** Selects all that match, on all pages. */
  onSelectAll: () => void;
  /** Approves all of them, or opens what they are turned down with. */
  onDecide: (as: Decision) => void;
  /** Selects nothing any more. */
  onClear: () => void;
  /** It is being fetched, or decided. */
  busy?: boolean;
  /** Id of the sentence that says why nothing can be decided just now. */
  unavailableBecause?: string | undefined;
}

/** What can be done with everything that is selected. */
export const BulkBar = ({
  kinds,
  matching,
  onSelectAll,
  onDecide,
  onClear,
  busy = false,
  unavailableBecause,
}: BulkBarProps) => {
  const decides = {
    busy,
    unavailable: unavailableBecause !== undefined,
    'aria-describedby': unavailableBecause,
    className: styles.button,
  };
  return (
    <section data-foot="bulk" aria-label="Selected items" className={classNames(ink, styles.bar)}>
      <p className={styles.count}>{kinds.length} selected</p>
      {matching > kinds.length && (
        <Button variant="quiet" size="small" busy={busy} onClick={onSelectAll} className={styles.all}>
          Select all {matching} that match
        </Button>
      )}
      <div className={styles.acts}>
        <Button {...decides} variant="accent" onClick={() => onDecide('approve')}>
          {bulkWords(kinds, 'approve')}
        </Button>
        <Button {...decides} variant="line" onClick={() => onDecide('reject')}>
          {kinds.every((kind) => kind === 'message') ? 'Archive' : 'Decline'}
        </Button>
        <IconButton variant="quiet" label="Clear selection" onClick={onClear} className={styles.clear}>
          <Icon icon={X} />
        </IconButton>
      </div>
    </section>
  );
};
