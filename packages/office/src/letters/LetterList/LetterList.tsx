import { DimensionLine } from '@banyan/ui/elements';
import * as link from '../../shell/linkRow.css.ts';
import { StateBadge } from '../StateBadge.tsx';
import { countWords, type LetterState } from '../words.ts';
import * as styles from './LetterList.css.ts';

/** A letter to many, as a list shows it. */
export interface ListedLetter {
  id: string;
  subject: string;
  state: LetterState;
  /** What decides, in a sentence: "To members who said yes. Sent 12 Oct 2026 by Leela." */
  facts: string;
  /** How many have it, and how many get it; of one that nobody gets yet, nothing. */
  measure?: { left: number; total: number } | undefined;
}

export interface LetterListProps {
  letters: readonly ListedLetter[];
  hrefOf: (letter: ListedLetter) => string;
}

/** Letters to many: each with how far it is, on a line that measures it. */
export const LetterList = ({ letters, hrefOf }: LetterListProps) => (
  <ul>
    {letters.map((letter) => (
      <li key={letter.id} className={styles.row}>
        <span className={styles.words}>
          <span className={link.head}>
            <a href={hrefOf(letter)} className={link.link}>
              {letter.subject || 'Without a subject'}
            </a>
            <StateBadge state={letter.state} />
          </span>
          <span className={link.meta}>{letter.facts}</span>
        </span>
        {letter.measure && (
          <DimensionLine
            value={letter.measure.left}
            max={letter.measure.total}
            label="Have left"
            valueText={`${countWords(letter.measure.left)} of ${countWords(letter.measure.total)}`}
            ends={{
              start: countWords(letter.measure.left),
              end: `of ${countWords(letter.measure.total)}`,
            }}
            className={styles.line}
          />
        )}
      </li>
    ))}
  </ul>
);
