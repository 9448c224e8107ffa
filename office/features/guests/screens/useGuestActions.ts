import type { EventPerson } from '@banyan/api/office';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { saveCsv } from '../../../kit/download.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { client } from '../../../shell/client.ts';
import { deviceId, moment, randomId } from '../../check-in/screens/ids.ts';
import type { Cancelling } from '../../events/components/CancelForm/CancelForm.tsx';
import { personName } from '../../events/components/PeopleTable/PeopleTable.tsx';
import { personFields, type TypedPerson } from '../../events/components/PersonForm/PersonForm.tsx';
import type { GuestName } from '../components/NameForm/NameForm.tsx';

const offeredWords = (offered: number): string =>
  offered === 0 ? 'The seat is free.' : 'The seat is offered to the person who has waited longest.';

/** Actions with the guests of an event. @param id Id of the event. */
export function useGuestActions(id: string) {
  const line = `guests ${id}`;
  const { busy, say, run } = useActions(line);
  const [guest, setGuest] = useState<string>();
  const form = useFieldErrors('person', personFields);
  const paramsOf = (person: EventPerson) => ({ id, registration: person.id });

  /** Registers a guest. @returns true if it was done */
  const add = async (typed: TypedPerson, beyond: boolean): Promise<boolean> => {
    const body = { ...typed, guests: Number(typed.guests), beyond };
    if (!form.check(officeCalls.addPerson.body, body)) return false;
    const name = personName(typed);
    setGuest(undefined);
    const added = await run(
      `Add ${name}`,
      (options) => client.addPerson(body, { params: { id }, ...options }),
      `${name} has a seat. The ticket is on its way.`,
    );
    return added !== undefined;
  };
  const cancel = async (person: EventPerson, { reason, tell }: Cancelling): Promise<boolean> => {
    setGuest(undefined);
    const answer = await run(
      `Cancel ${personName(person)}’s registration`,
      (options) => client.cancelPerson({ reason, tell }, { params: paramsOf(person), ...options }),
      {
        done: ({ offered }) =>
          person.state === 'waiting'
            ? `${personName(person)} is off the waitlist.`
            : `${personName(person)}’s registration is canceled. ${offeredWords(offered)}`,
      },
    );
    return answer !== undefined;
  };
  const move = (person: EventPerson) => {
    setGuest(undefined);
    return run(
      `Move ${personName(person)} off the waitlist`,
      (options) => client.movePerson({}, { params: paramsOf(person), ...options }),
      `${personName(person)} has a seat. The ticket is on its way.`,
    );
  };
  const resend = (person: EventPerson) => {
    setGuest(person.id);
    return run(
      `Resend the ticket of ${personName(person)}`,
      (options) => client.resendTicket({}, { params: paramsOf(person), ...options }),
      'Ticket sent again.',
    );
  };
  /** Saves a corrected name. @returns true if it was saved */
  const rename = async (person: EventPerson, name: GuestName): Promise<boolean> => {
    if (!form.check(officeCalls.renamePerson.body, name)) return false;
    setGuest(person.id);
    const renamed = await run(
      `Fix the name of ${personName(person)}`,
      (options) => client.renamePerson(name, { params: paramsOf(person), ...options }),
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
        client.checkIn({ device: deviceId(), now: moment(), items: [item] }, { params: { id }, ...options }),
    );
  };
  const exportAll = () => {
    setGuest(undefined);
    return run(
      'Export the guest list',
      (options) => client.exportPeople({}, { params: { id }, ...options }),
      {
        done: ({ csv, rows }) => saveCsv(id, csv, rows),
      },
    );
  };
  return {
    busy: busy !== undefined,
    /** Result line of the last action. */
    line,
    /** Id of the guest whose row shows that result; without it, the result is above the list. */
    guest,
    say,
    errors: form.errors,
    clearErrors: form.clear,
    add,
    cancel,
    move,
    resend,
    rename,
    arrive,
    exportAll,
  };
}
