import type { EventPerson, PeopleList } from '@banyan/api/office';
import { Badge, Button, VisuallyHidden } from '@banyan/ui/elements';
import { agoWords } from '../../words/index.ts';
import { seatStateNames } from '../words.ts';
import * as styles from './PeopleTable.css.ts';

export interface PeopleTableProps {
  /** Who they are, in the order in which they are shown. */
  people: readonly EventPerson[];
  /** Which of them they are: it decides what can be done. */
  list: PeopleList;
  /** The moment it is read at, in milliseconds. */
  now: number;
  /** Frees somebody's seat, or their place on the waiting list. */
  onCancel: (person: EventPerson) => void;
  /** Gives somebody a seat for good. */
  onMove: (person: EventPerson) => void;
  /** Why nothing can be done now: the id of the sentence that says so. */
  unavailableBecause?: string | undefined;
}

/** "Sunita Bakul". */
export const personName = ({ firstName, lastName }: Pick<EventPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What a phone shows of somebody under the name: "1987, “Vegetarian”". */
const folded = ({ year, comments }: EventPerson) =>
  [year, comments && `“${comments}”`].filter(Boolean).join(', ');

/** Who comes to an event, who waits, or who has given it up. */
export const PeopleTable = ({
  people,
  list,
  now,
  onCancel,
  onMove,
  unavailableBecause,
}: PeopleTableProps) => (
  <table className={styles.table}>
    <thead className={styles.head}>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Year</th>
        <th scope="col">E-mail</th>
        <th scope="col">Comment</th>
        <th scope="col">Since</th>
        {list !== 'released' && (
          <th scope="col">
            <VisuallyHidden>What can be done</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {people.map((person) => {
        const mark = seatStateNames[person.state];
        const common = {
          variant: 'line',
          size: 'small',
          unavailable: unavailableBecause !== undefined,
          'aria-describedby': unavailableBecause,
          className: styles.button,
        } as const;
        const named = <VisuallyHidden> {personName(person)}</VisuallyHidden>;
        return (
          <tr key={person.id} className={styles.row}>
            <th scope="row" className={styles.name}>
              <span className={styles.words}>
                <span className={styles.marked}>
                  <span tabIndex={-1} data-row={person.id} className={styles.focused}>
                    {personName(person)}
                  </span>
                  {mark !== undefined && <Badge tone="line">{mark}</Badge>}
                </span>
                <span className={styles.folded}>{folded(person)}</span>
              </span>
            </th>
            <td className={styles.unfolded}>{person.year}</td>
            <td className={styles.meta}>{person.email}</td>
            <td className={styles.meta}>{person.comments || '–'}</td>
            <td className={styles.meta}>{agoWords(person.at, now)}</td>
            {list !== 'released' && (
              <td className={styles.act}>
                <span className={styles.acts}>
                  {person.state !== 'confirmed' && (
                    <Button {...common} onClick={() => onMove(person)}>
                      Give a seat{named}
                    </Button>
                  )}
                  <Button {...common} variant="quiet" onClick={() => onCancel(person)}>
                    Cancel{named}
                  </Button>
                </span>
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  </table>
);
