import type { SubmissionKind } from '@banyan/api/office';
import { Button, Icon, IconButton } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { X } from 'lucide';
import { ink } from '../../../../shell/components/ink.css.ts';
import { bulkWords, type Decision } from '../words.ts';
import * as styles from './BulkBar.css.ts';

export interface BulkBarProps {
  /** Kind of each selected submission. */
  kinds: readonly SubmissionKind[];
  /** Number of submissions that match the filters, on all pages. */
  matching: number;
  /** Selects all matching submissions, on all pages. */
  onSelectAll: () => void;
  /** Approves all selected submissions, or opens the form for the reason to decline them. */
  onDecide: (as: Decision) => void;
  /** Clears the selection. */
  onClear: () => void;
  /** True while submissions are being loaded or decided. */
  busy?: boolean;
  /** Id of the text that explains why nothing can be decided right now. */
  unavailableBecause?: string | undefined;
}

/** Actions for the selected submissions. */
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
