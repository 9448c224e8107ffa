import type { EventPerson } from '@banyan/api/office';
import { Badge, Switch, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Fragment, type ReactNode } from 'react';
import { agoWords, timeWords } from '../../../../kit/words/times.ts';
import { type GuestAction, GuestMenu } from '../../../guests/components/GuestMenu/GuestMenu.tsx';
import { seatStateNames } from '../words.ts';
import * as styles from './PeopleTable.css.ts';

export interface PeopleTableProps {
  /** Guests, in the order in which they are shown. */
  people: readonly EventPerson[];
  /** Current time, in milliseconds. */
  now: number;
  /** Emails a ticket again; without it no guest can be emailed, because the event is over or not shown. */
  onResend?: ((person: EventPerson) => void) | undefined;
  /** Opens the form that corrects a name. */
  onRename: (person: EventPerson) => void;
  /** Cancels a guest’s registration or their place on the waitlist. */
  onCancel: (person: EventPerson) => void;
  /** Gives a guest a confirmed seat. */
  onMove: (person: EventPerson) => void;
  /** Checks a guest in, or undoes it; without it there is no switch. */
  onArrive?: ((person: EventPerson, isHere: boolean) => void) | undefined;
  /** Id of the guest whose menu was used last. */
  asked?: string | undefined;
  /** Result of that action, for their row. */
  result?: ReactNode;
  /** Id of the sentence that explains why nothing can be done now. */
  unavailableBecause?: string | undefined;
}

/** Full name: "Sunita Bakul". */
export const personName = ({ firstName, lastName }: Pick<EventPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Details below the name on a phone: "1987, “Vegetarian”". */
const folded = ({ year, guests = 0, comments }: EventPerson) =>
  [year, guests > 0 && `+${guests}`, comments && `“${comments}”`].filter(Boolean).join(', ');

/** Duplicate check-ins on other devices: "twice, at 7:02 PM by Ravi". */
const twiceWords = ({ twice = [] }: EventPerson) =>
  twice.length === 0
    ? undefined
    : `twice, ${twice.map(({ at, by }) => `at ${timeWords(at)} by ${by}`).join(', ')}`;

type Actions = Pick<PeopleTableProps, 'onResend' | 'onRename' | 'onCancel' | 'onMove'>;

/** Actions of a guest's menu, by the state of the registration. */
function actionsOf(person: EventPerson, { onResend, onRename, onCancel, onMove }: Actions) {
  const { state, email, member } = person;
  const actions: GuestAction[] = [];
  const add = (label: string, act: (person: EventPerson) => void) =>
    actions.push({ label, onPress: () => act(person) });
  const hasSeat = state !== 'waiting' && state !== 'released';
  if (onResend && hasSeat && email !== '') add('Resend ticket', onResend);
  add('Fix the name', onRename);
  if (member !== undefined) actions.push({ label: 'Open the member', href: `/office/members/${member}` });
  if (state !== 'confirmed' && state !== 'released') add('Move off waitlist', onMove);
  if (state !== 'released')
    add(state === 'waiting' ? 'Remove from waitlist' : 'Cancel registration', onCancel);
  return actions;
}

interface ArrivalProps {
  person: EventPerson;
  isUnavailable: boolean;
  onArrive: (person: EventPerson, isHere: boolean) => void;
}

/** Check-in switch of a guest. */
function Arrival({ person, isUnavailable, onArrive }: ArrivalProps) {
  const { arrived } = person;
  return (
    <span className={styles.arrival}>
      <Switch
        label={<VisuallyHidden>{personName(person)} checked in</VisuallyHidden>}
        checked={Boolean(arrived)}
        disabled={isUnavailable || (arrived ? arrived.checkIn === null : person.state === 'waiting')}
        onCheckedChange={({ checked }) => onArrive(person, checked)}
        className={styles.target}
      />
      <span className={styles.since}>{arrived ? timeWords(arrived.at) : 'not yet'}</span>
    </span>
  );
}

/** Columns of the table, without the check-in. */
const columns = 6;

/** Guests of an event: going, on the waitlist, or canceled. */
export const PeopleTable = ({
  people,
  now,
  onArrive,
  asked,
  result,
  unavailableBecause,
  ...actions
}: PeopleTableProps) => (
  <table className={styles.table}>
    <thead className={styles.head}>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Year</th>
        <th scope="col">Email</th>
        <th scope="col">Comment</th>
        <th scope="col">Since</th>
        {onArrive && <th scope="col">Checked in</th>}
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {people.map((person) => {
        const mark = seatStateNames[person.state];
        const twice = twiceWords(person);
        return (
          <Fragment key={person.id}>
            <tr className={styles.row}>
              <th scope="row" className={styles.name}>
                <span className={styles.words}>
                  <span className={styles.marked}>
                    <span tabIndex={-1} data-row={person.id} className={styles.focused}>
                      {personName(person)}
                    </span>
                    {mark !== undefined && <Badge tone="line">{mark}</Badge>}
                    {person.source === 'door' && <Badge tone="line">walk-in</Badge>}
                    {twice !== undefined && <Badge tone="line">{twice}</Badge>}
                  </span>
                  <span className={styles.folded}>{folded(person)}</span>
                </span>
              </th>
              <td className={styles.unfolded}>{person.year}</td>
              <td className={styles.meta}>{person.email}</td>
              <td className={styles.meta}>{person.comments || '–'}</td>
              <td className={styles.meta}>{agoWords(person.at, now)}</td>
              {onArrive && (
                <td className={styles.here}>
                  <Arrival
                    person={person}
                    isUnavailable={unavailableBecause !== undefined}
                    onArrive={onArrive}
                  />
                </td>
              )}
              <td className={classNames(styles.act, onArrive && styles.actBelow)}>
                <GuestMenu
                  name={personName(person)}
                  actions={actionsOf(person, actions)}
                  unavailableBecause={unavailableBecause}
                />
              </td>
            </tr>
            {person.id === asked && result && (
              <tr className={styles.result}>
                <td colSpan={columns + (onArrive ? 1 : 0)}>{result}</td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  </table>
);
