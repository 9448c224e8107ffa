import { type ImportColumn, importColumns, type MemberImport } from '@banyan/api/office';
import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import { useRef } from 'react';
import { box } from '../../../../shell/components/box.css.ts';
import { columnNames, masked } from '../words.ts';
import * as styles from './ColumnTable.css.ts';

export interface ColumnTableProps {
  /** Columns of the file in their order, with samples. */
  columns: MemberImport['columns'];
  /** Field that each column is imported as, in the order of the file; `null` leaves a column out. */
  chosen: readonly (ImportColumn | null)[];
  /** Changes the field of a column; `index` counts from 0, `null` leaves the column out. */
  onChoose: (index: number, column: ImportColumn | null) => void;
}

interface LineProps {
  column: MemberImport['columns'][number];
  becomes: ImportColumn | null;
  /** Fields that no other column uses. */
  free: readonly ImportColumn[];
  onChoose: (column: ImportColumn | null) => void;
}

function Line({ column: { heading, samples, guess }, becomes, free, onChoose }: LineProps) {
  const select = useRef<HTMLSelectElement>(null);
  const name = heading || 'A column without a name';
  const take = () => {
    if (becomes !== null) onChoose(null);
    else if (guess !== null && free.includes(guess)) onChoose(guess);
    // A column without a guess shows that first.
    else select.current?.focus();
  };
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.heading}>
        {name}
      </th>
      <td className={styles.samples}>{samples.length > 0 ? samples.map(masked).join(', ') : 'empty'}</td>
      <td className={styles.becomes}>
        <span className={styles.frame}>
          <select
            ref={select}
            aria-label={`Import ${name} as`}
            value={becomes ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChoose(importColumns.find((one) => one === value) ?? null)
            }
            className={classNames(styles.select, becomes === null && styles.left)}
          >
            <option value="">Leave out</option>
            {importColumns
              .filter((one) => one === becomes || free.includes(one))
              .map((one) => (
                <option key={one} value={one}>
                  {columnNames[one]}
                </option>
              ))}
          </select>
          <Icon icon={ChevronDown} className={styles.chevron} />
        </span>
      </td>
      <td className={styles.take}>
        <label className={styles.pick}>
          <input
            type="checkbox"
            aria-label={`Include ${name}`}
            checked={becomes !== null}
            onChange={take}
            className={box}
          />
        </label>
      </td>
    </tr>
  );
}

/** Table to choose the field of each column. Each field can be chosen only once. Below 768 px each column is a card. */
export function ColumnTable({ columns, chosen, onChoose }: ColumnTableProps) {
  const free = importColumns.filter((one) => !chosen.includes(one));
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Your column</th>
          <th scope="col">First three</th>
          <th scope="col">Import as</th>
          <th scope="col">Include</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: Two columns may have the same heading, and none ever moves.
            key={index}
            column={column}
            becomes={chosen[index] ?? null}
            free={free}
            onChoose={(next) => onChoose(index, next)}
          />
        ))}
      </tbody>
    </table>
  );
}
