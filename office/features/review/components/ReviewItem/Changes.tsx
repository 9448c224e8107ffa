import type { Submission } from '@banyan/api/office';
import * as styles from './Changes.css.ts';
import { marksOf, type Piece } from './marks.ts';

type Change = Extract<Submission, { kind: 'correction' }>['changes'][number];

const Marked = ({ pieces, as: Mark }: { pieces: readonly Piece[]; as: 'ins' | 'del' }) =>
  pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: Pieces of one text have no other name, and never move.
      <Mark key={index} className={styles.marks[Mark]}>
        {text}
      </Mark>
    ) : (
      text
    ),
  );

const Row = ({ change: { label, from, to } }: { change: Change }) => {
  const marks = marksOf(from, to);
  const isHidden = from === '' && to === '';
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.answer}>
        {label}
      </th>
      <td className={styles.cell} data-label="is">
        {isHidden ? 'hidden' : from ? <Marked pieces={marks.from} as="del" /> : 'empty'}
      </td>
      <td className={styles.cell} data-label="becomes">
        {isHidden ? 'changes' : to ? <Marked pieces={marks.to} as="ins" /> : 'empty'}
      </td>
    </tr>
  );
};

/** Table of the requested changes: current and new values, with the differing words highlighted. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <table className={styles.table}>
    <thead className={styles.head}>
      <tr>
        <th scope="col">Answer</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {changes.map((change) => (
        <Row key={change.label} change={change} />
      ))}
    </tbody>
  </table>
);
