import type { MailingRow } from '@banyan/api/office';
import { DimensionLine } from '@banyan/ui/elements';
import { countWords } from '../../../../kit/words/counts.ts';
import * as link from '../../../../shell/components/linkRow.css.ts';
import { StateBadge } from '../StateBadge.tsx';
import { mailingFacts } from '../words.ts';
import * as styles from './LetterList.css.ts';

export interface LetterListProps {
  /** Letters to many, in the order in which they are shown. */
  letters: readonly MailingRow[];
  /** Where a letter is opened. */
  hrefOf: (letter: MailingRow) => string;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** Letters to many: each with how far it is, on a line that measures it. */
export const LetterList = ({ letters, hrefOf, now }: LetterListProps) => (
  <ul>
    {letters.map((letter) => (
      <li key={letter.id} className={styles.row}>
        <span className={styles.words}>
          <span className={link.head}>
            <a href={hrefOf(letter)} className={link.link}>
              {letter.subject || 'No subject'}
            </a>
            <StateBadge state={letter.state} />
          </span>
          <span className={link.meta}>{mailingFacts(letter, now)}</span>
        </span>
        {letter.many > 0 && (
          <DimensionLine
            value={letter.sent}
            max={letter.many}
            label="Sent"
            valueText={`${countWords(letter.sent)} of ${countWords(letter.many)}`}
            ends={{
              start: `${countWords(letter.sent)} of ${countWords(letter.many)}`,
              end: letter.failed > 0 && `${countWords(letter.failed)} not reached`,
            }}
            className={styles.line}
          />
        )}
      </li>
    ))}
  </ul>
);
