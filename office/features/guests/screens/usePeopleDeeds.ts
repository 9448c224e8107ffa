import type { EventPerson } from '@banyan/api/office';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { download } from '../../../kit/download.ts';
import { useActions } from '../../../kit/useActions.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { client } from '../../../shell/client.ts';
import { deviceId, moment, randomId } from '../../check-in/screens/ids.ts';
import type { Cancelling } from '../../events/components/CancelForm/CancelForm.tsx';
import { personName } from '../../events/components/PeopleTable/PeopleTable.tsx';
import {
  type PersonField,
  personFields,
  type TypedPerson,
} from '../../events/components/PersonForm/PersonForm.tsx';
import type { GuestName } from '../components/NameForm/NameForm.tsx';

type PersonErrors = Partial<Record<PersonField, string>>;

/** What is wrong with somebody who is to be added, by the fields of the form. */
function errorsOf(wrong: Readonly<Record<string, string>>): PersonErrors {
  const errors: PersonErrors = {};
  for (const field of personFields) if (wrong[field] !== undefined) errors[field] = wrong[field];
  return errors;
}

const offeredWords = (offered: number): string =>
  offered === 0 ? 'The seat is free.' : 'The seat is offered to whoever has waited longest.';

/** What can be done with the people of an event. @param id Of the event. */
export function usePeopleDeeds(id: string) {
  const line = `guests ${id}`;
  const { busy, say, run } = useActions(line);
  const [guest, setGuest] = useState<string>();
  const [errors, setErrors] = useState<PersonErrors>({});
  const params = { id };

  /** @returns whether it was done */
  const add = async (typed: TypedPerson, beyond: boolean): Promise<boolean> => {
    const body = { ...typed, guests: Number(typed.guests), beyond };
    const wrong = errorsOf(wrongIn(officeCalls.addPerson.body, body));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    const name = personName(typed);
    setGuest(undefined);
    const added = await run(
      `Add ${name}`,
      (options) => client.addPerson(body, { params, ...options }),
      `${name} has a seat. The ticket is on its way.`,
    );
    return added !== undefined;
  };
  const cancel = async (person: EventPerson, { reason, tell }: Cancelling): Promise<boolean> => {
    setGuest(undefined);
    const answer = await run(`Cancel ${personName(person)}’s registration`, (options) =>
      client.cancelPerson({ reason, tell }, { params: { ...params, registration: person.id }, ...options }),
    );
    if (answer)
      say({
        tone: 'success',
        words:
          person.state === 'waiting'
            ? `${personName(person)} is off the waitlist.`
            : `${personName(person)}’s registration is canceled. ${offeredWords(answer.offered)}`,
      });
    return answer !== undefined;
  };
  const move = (person: EventPerson) => {
    setGuest(undefined);
    return run(
      `Move ${personName(person)} off the waitlist`,
      (options) => client.movePerson({}, { params: { ...params, registration: person.id }, ...options }),
      `${personName(person)} has a seat. The ticket is on its way.`,
    );
  };
  const resend = (person: EventPerson) => {
    setGuest(person.id);
    return run(
      `Resend the ticket of ${personName(person)}`,
      (options) => client.resendTicket({}, { params: { ...params, registration: person.id }, ...options }),
      'Ticket sent again.',
    );
  };
  /** @returns whether it was saved */
  const rename = async (person: EventPerson, name: GuestName): Promise<boolean> => {
    const wrong = errorsOf(wrongIn(officeCalls.renamePerson.body, name));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    setGuest(person.id);
    const renamed = await run(
      `Fix the name of ${personName(person)}`,
      (options) => client.renamePerson(name, { params: { ...params, registration: person.id }, ...options }),
      'Name saved.',
    );
    return renamed !== undefined;
  };
  const arrive = (person: EventPerson, isHere: boolean) => {
    const of = { id: person.id, item: randomId(), at: moment() };
    const undoes = person.arrived?.checkIn;
    const item = isHere
      ? { ...of, kind: 'in' as const, guests: person.guests ?? 0 }
      : undoes && { ...of, kind: 'undo' as const, undoes };
    if (!item) return;
    setGuest(person.id);
    return run(
      isHere ? `Check in ${personName(person)}` : `Undo the check-in of ${personName(person)}`,
      (options) =>
        client.checkIn({ device: deviceId(), now: moment(), items: [item] }, { params, ...options }),
    );
  };
  const takeAlong = async () => {
    setGuest(undefined);
    const made = await run('Export the guest list', (options) =>
      client.exportPeople({}, { params, ...options }),
    );
    if (!made) return;
    download(`${id}.csv`, 'text/csv', made.csv);
    const rows = made.rows === 1 ? '1 row' : `${made.rows.toLocaleString('en-US')} rows`;
    say({ tone: 'success', words: `${rows}. Private data: store it safely.` });
  };
  return {
    busy: busy !== undefined,
    /** The line that shows the result of the last action. */
    line,
    /** Id of the guest whose row stays and shows that result; else it is shown above the list. */
    guest,
    say,
    errors,
    setErrors,
    add,
    cancel,
    move,
    resend,
    rename,
    arrive,
    takeAlong,
  };
}
