import type { ImportCheck } from '@banyan/api/office';
import { FigureRow, type OfficeFigure } from '../../../../shell/components/FigureRow/FigureRow.tsx';
import * as styles from './ImportFigures.css.ts';
import { sharesOf } from './shares.ts';

export interface ImportFiguresProps {
  /** Counts of new, existing and rejected members, and of those similar to an existing one. */
  check: Pick<ImportCheck, 'fresh' | 'here' | 'rejected' | 'alike'>;
}

/* Stroke of 13 px at an angle of 28 degrees. */
const slash = 'M-3 12.2L3 .8';

const many = (count: number) => count.toLocaleString('en-US');

const percent = ({ x, width }: { x: number; width: number }) => ({ x: `${x}%`, width: `${width}%` });

/** Preview of an import: a bar with the share of each part, and each part as a figure. */
export function ImportFigures({ check: { fresh, here, rejected, alike } }: ImportFiguresProps) {
  const [ofFresh, ofHere, ofRejected] = sharesOf([fresh, here, rejected]);
  const figures: readonly OfficeFigure[] = [
    { value: many(fresh), label: fresh === 1 ? 'new person' : 'new people' },
    { value: many(here), label: here === 1 ? 'already a member' : 'already members' },
    {
      value: many(rejected),
      label: rejected === 1 ? 'line can’t be imported' : 'lines can’t be imported',
      tone: rejected > 0 ? 'bad' : undefined,
    },
    { value: many(alike), label: alike === 1 ? 'possible duplicate' : 'possible duplicates' },
  ];
  return (
    <div className={styles.root}>
      <svg aria-hidden="true" className={styles.line}>
        {ofFresh && <rect {...percent(ofFresh)} y={3} height={7} className={styles.fresh} />}
        {ofHere && <rect {...percent(ofHere)} y={3} height={7} className={styles.here} />}
        {ofRejected && <rect {...percent(ofRejected)} y={3} height={7} className={styles.rejected} />}
        <path d={slash} />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path d={slash} />
        </svg>
      </svg>
      <FigureRow figures={figures} />
    </div>
  );
}
