import type { QueueRow } from '@banyan/api/office';
import { Avatar, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ArrowUp } from 'lucide';
import type { KeyboardEvent, MouseEvent } from 'react';
import { box } from '../../../../shell/components/box.css.ts';
import { shortRef } from '../duplicateWords.ts';
import * as line from '../row.css.ts';
import { ageWords, decidedAgoWords, outcomeWords, rowWords } from '../words.ts';
import * as styles from './QueueList.css.ts';

/** Another volunteer who has a submission open. */
interface Looking {
  ref: string;
  name: string;
}

export interface QueueListProps {
  /** Submissions in display order. */
  rows: readonly QueueRow[];
  /** Returns the URL that opens a row. */
  hrefOf: (row: QueueRow) => string;
  /** Current time in milliseconds. */
  now: number;
  /** Reference of the open submission. */
  open?: string | undefined;
  /** Called when a row is pressed; `preventDefault` stops the link from being followed. */
  onOpen?: (row: QueueRow, event: MouseEvent) => void;
  /** Called when an arrow key asks for the row below (1) or above (-1) the focused one. */
  onStep?: (by: 1 | -1) => void;
  /** References of the selected submissions. Without `onSelect` there are no checkboxes. */
  selected?: ReadonlySet<string>;
  /**
   * Called when a row is selected or deselected. @param isRange True if Shift was held: the range from the last toggled row to this
   * one.
   */
  onSelect?: (ref: string, isRange: boolean) => void;
  /** Reasons why submissions could not be decided, by reference. */
  notes?: ReadonlyMap<string, string>;
  /** Other volunteers and the submission each has open. @default nobody */
  looking?: readonly Looking[];
  /** Number of submissions that arrived since the list was loaded. @default 0 */
  newCount?: number;
  /** Shows the new submissions. */
  onShowNew?: () => void;
}

interface RowProps extends Pick<QueueListProps, 'onSelect' | 'onOpen' | 'now'> {
  row: QueueRow;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  note: string | undefined;
  viewer: Looking | undefined;
}

const stateWords: Partial<Record<QueueRow['state'], string>> = { answered: 'An answer came. ' };

const Row = ({ row, href, isOpen, isSelected, note, viewer, now, onSelect, onOpen }: RowProps) => (
  <li className={classNames(styles.item, isOpen && styles.open, isSelected && styles.selected)}>
    <div className={classNames(styles.row, !onSelect && styles.unpicked)}>
      {onSelect && (
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={`Select ${row.title}`}
            onChange={({ nativeEvent }) =>
              onSelect(row.ref, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
            }
            className={box}
          />
        </label>
      )}
      <a
        href={href}
        data-row={row.ref}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => onOpen?.(row, event)}
        className={styles.link}
      >
        <span className={line.name}>{row.title}</span>
        <span className={line.meta}>
          {row.decided && <b className={styles.answered}>{outcomeWords(row)}. </b>}
          {stateWords[row.state] && <b className={styles.answered}>{stateWords[row.state]}</b>}
          <span className={styles.ref}>{shortRef(row.ref)}, </span>
          {rowWords(row)}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </a>
      <span className={styles.end}>
        <time dateTime={row.decided?.at ?? row.sentAt}>
          {row.decided ? decidedAgoWords(row.decided.at, now) : ageWords(row.sentAt, now)}
        </time>
        {viewer && (
          <>
            <VisuallyHidden>, {viewer.name} has this open</VisuallyHidden>
            <Avatar id={viewer.name} name={viewer.name} className={line.niche} />
          </>
        )}
      </span>
    </div>
  </li>
);

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const stepBy = (onStep: (by: 1 | -1) => void) => (event: KeyboardEvent) => {
  const by = steps[event.key];
  if (by === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  onStep(by);
};

/** List of the queue: one row per submission with its name or title and its key facts. Each row is a link. */
export const QueueList = ({
  rows,
  hrefOf,
  now,
  open,
  onOpen,
  onStep,
  selected,
  onSelect,
  notes,
  looking = [],
  newCount = 0,
  onShowNew,
}: QueueListProps) => (
  <>
    {newCount > 0 && (
      <button type="button" onClick={onShowNew} className={styles.news}>
        <Icon icon={ArrowUp} size={18} />
        {newCount} new. Show
      </button>
    )}
    <ul onKeyDown={onStep && stepBy(onStep)}>
      {rows.map((row) => (
        <Row
          key={row.ref}
          row={row}
          href={hrefOf(row)}
          now={now}
          isOpen={row.ref === open}
          isSelected={selected?.has(row.ref) ?? false}
          note={notes?.get(row.ref)}
          viewer={looking.find(({ ref }) => ref === row.ref)}
          {...(onSelect && { onSelect })}
          {...(onOpen && { onOpen })}
        />
      ))}
    </ul>
  </>
);
