import type { ImportCheck } from '@banyan/api/office';
import { counted } from '../../../members/components/words.ts';
import * as styles from './ProblemGroups.css.ts';

export interface ProblemGroupsProps {
  /** What is said of lines, and of how many; `first` is the number of one of them. */
  groups: readonly Pick<ImportCheck['groups'][number], 'reason' | 'lines' | 'first'>[];
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The problems of a file, each once with the number of its lines: what to fix first. */
export const ProblemGroups = ({ groups }: ProblemGroupsProps) => (
  <ul className={styles.list}>
    {groups.map(({ reason, lines, first }) => (
      <li key={reason}>
        <b>{counted(lines, 'row')}:</b> {capital(reason)}{' '}
        <span className={styles.first}>
          {lines === 1 ? 'Line' : 'First on line'} {first.toLocaleString('en-US')}
        </span>
      </li>
    ))}
  </ul>
);
