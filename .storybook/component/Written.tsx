import {
  type AnyComponentDocs,
  linesOf,
  type Written,
} from '../../packages/ui/docs/component/ComponentDocs.ts';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { Sentence } from './Sentence.tsx';

/** Why there is nothing to read where one would look for it. */
export const Reason = ({ of }: { of: object | undefined }) =>
  of && 'none' in of ? (
    <p>
      <Sentence>{String(of.none)}</Sentence>
    </p>
  ) : null;

interface TableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

function Table({ columns, rows }: TableProps) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell) => (
                <td key={cell}>
                  <Sentence>{cell}</Sentence>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Lines as we write them beside lines as we do not. */
export const Words = ({ words }: Pick<AnyComponentDocs, 'words'>) => (
  <Table
    columns={['Write', 'Not', 'Because']}
    rows={linesOf(words).map((line) => [line.write, line.not, line.because])}
  />
);

/** What keys do. */
export const Keys = ({ keys }: Pick<AnyComponentDocs, 'keys'>) => (
  <Table columns={['Key', 'What it does']} rows={linesOf(keys).map((row) => [row.keys, row.does])} />
);

type LineOf<List> = List extends Written<infer Line> ? Line : never;

const announced = ({ name, role, description, is }: LineOf<AnyComponentDocs['says']>): string =>
  [
    `“${name}”`,
    role,
    is?.busy ? 'busy' : '',
    is?.disabled ? 'unavailable' : '',
    description ? `“${description}”` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** What somebody hears, and where the focus goes. */
export const Heard = ({ says, focus }: Pick<AnyComponentDocs, 'says' | 'focus'>) => (
  <ul className={styles.list}>
    {linesOf(says).map((said) => (
      <li key={`${said.story} ${said.name}`}>Announced: {announced(said)}.</li>
    ))}
    {focus.map((sentence) => (
      <li key={sentence}>
        <Sentence>{sentence}</Sentence>
      </li>
    ))}
  </ul>
);
