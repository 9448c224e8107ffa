import { Avatar, Badge, type BadgeTone, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { MouseEvent, ReactNode } from 'react';
import * as styles from './DataTable.css.ts';
import * as line from './table.css.ts';

/** Status of a row in one or two words. */
export interface Mark {
  words: string;
  tone?: BadgeTone | undefined;
}

type CellKind = 'text' | 'nowrap' | 'meta' | 'number' | 'total' | 'action';

interface ColumnBase {
  header: string;
  /** Shows the column beside the two lines of a row on a phone. @default true for the kinds `total` and `action` */
  onPhone?: boolean;
}

export type Column<Row> =
  | (ColumnBase & {
      /**
       * Kind of the cells. `name` is the row's name, with the summary below it on phones. `action` holds buttons, with a visually
       * hidden header. @default 'text'
       */
      as?: CellKind | 'name';
      cell: (row: Row) => ReactNode;
    })
  | (ColumnBase & { as: 'marks'; cell: (row: Row) => readonly Mark[] });

export interface DataTableProps<Row> {
  /** Rows in display order. */
  rows: readonly Row[];
  /** Returns a key for a row: its id or reference. */
  keyOf: (row: Row) => string;
  /** Columns in display order. One of them is the row’s name. */
  columns: readonly Column<Row>[];
  /** Second line of a row below 968 px, with the content of the columns that do not fit. */
  summary?: (row: Row) => string;
  /** Returns the URL that opens a row. */
  hrefOf?: (row: Row) => string;
  /** Called when a row is pressed, to open it in place. @default its link is followed */
  onOpen?: (row: Row) => void;
  /** Person whose initials are shown before the name. */
  avatarOf?: (row: Row) => { id: string; name: string };
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

function Name<Row>({
  row,
  children,
  keyOf,
  summary,
  hrefOf,
  onOpen,
  avatarOf,
}: { row: Row; children: ReactNode } & DataTableProps<Row>) {
  const words = (
    <>
      <span className={classNames(line.name, styles.name)}>{children}</span>
      {summary && <span className={classNames(line.meta, line.folded)}>{summary(row)}</span>}
    </>
  );
  const content = avatarOf ? (
    <>
      <Avatar {...avatarOf(row)} className={styles.niche} />
      <span className={styles.words}>{words}</span>
    </>
  ) : (
    words
  );
  const className = classNames(styles.who, avatarOf && styles.withNiche);
  if (!hrefOf) return <span className={className}>{content}</span>;
  return (
    <a
      href={hrefOf(row)}
      data-row={keyOf(row)}
      onClick={(event) => {
        if (!onOpen || hasModifier(event)) return;
        event.preventDefault();
        onOpen(row);
      }}
      className={classNames(className, styles.link)}
    >
      {content}
    </a>
  );
}

const kinds: Readonly<Record<CellKind | 'marks', string | undefined>> = {
  text: undefined,
  nowrap: styles.nowrap,
  meta: line.meta,
  number: styles.number,
  total: styles.total,
  action: styles.number,
  marks: undefined,
};

function Cell<Row>({ column, ...rest }: { column: Column<Row>; row: Row } & DataTableProps<Row>) {
  const { as = 'text', onPhone = as === 'total' || as === 'action' } = column;
  if (as === 'name')
    return (
      <th scope="row" className={line.cell}>
        <Name {...rest}>{column.as === 'marks' ? null : column.cell(rest.row)}</Name>
      </th>
    );
  return (
    <td className={classNames(onPhone ? line.cell : line.unfolded, kinds[as])}>
      {column.as === 'marks' ? (
        <span className={classNames(styles.marks, onPhone && styles.marksOnPhone)}>
          {column.cell(rest.row).map(({ words, tone }) => (
            <Badge key={words} {...(tone && { tone })}>
              {words}
            </Badge>
          ))}
        </span>
      ) : (
        column.cell(rest.row)
      )}
    </td>
  );
}

const isAtEnd = (as: Column<never>['as']) => as === 'number' || as === 'total';

/** Table of records, each row a link to its record. Below 968 px a row has two lines. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, keyOf, columns } = props;
  return (
    <table className={line.table}>
      <thead className={line.head}>
        <tr>
          {columns.map(({ header, as }) => (
            <th key={header} scope="col" className={isAtEnd(as) ? styles.endHead : undefined}>
              {as === 'action' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={line.row}>
            {columns.map((column) => (
              <Cell key={column.header} {...props} row={row} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
