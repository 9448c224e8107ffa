import type { ImportCheck } from '@banyan/api/office';
import { counted } from '../../../members/components/words.ts';
import * as styles from './ProblemGroups.css.ts';

export interface ProblemGroupsProps {
  /** Problems with their number of lines; `first` is the number of the first of these lines. */
  groups: readonly Pick<ImportCheck['groups'][number], 'reason' | 'lines' | 'first'>[];
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Problems of a file, each once with its number of lines. */
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
