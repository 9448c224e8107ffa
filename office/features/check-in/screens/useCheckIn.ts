import { type CheckIn, type CheckInEntry, ticketKey, ticketTokenIn } from '@banyan/api/office';
import { useRef, useState } from 'react';
import { entryName } from '../components/words.ts';
import { moment, randomId } from './ids.ts';
import { arrivedOf, judged, mergedEntries } from './mergedEntries.ts';
import { askAbout, type Once } from './sendUnsent.ts';
import type { WalkIn } from './unsent.ts';
import { type CheckInList, useCheckInList } from './useCheckInList.ts';
import { useSending } from './useSending.ts';
import { standsMs, useShown } from './useShown.ts';

/** Time without a code after which the same code counts again, in milliseconds. */
const awayMs = 4_000;

/** State before the first code. */
const nothing = { text: '', at: 0 };

/** Check-in made on this device. */
interface Done {
  item: string;
  id: string;
  name: string;
  at: string;
}

/** Item id and time of a new check-in. */
const newOnce = (): Once => ({ item: randomId(), at: moment() });

type CheckInChange<Kind> = Kind extends { item: string } ? Omit<Kind, 'item' | 'at'> : never;

/**
 * State of the check-in page: entries, result of the last ticket or name, and actions. @param first The list the page was loaded
 * with.
 */
export function useCheckIn(event: string, first: CheckInList) {
  const checkIn = useCheckInList(event, first);
  const { shown, show, mend, holds } = useShown();
  const [done, setDone] = useState<readonly Done[]>([]);
  const [told, setTold] = useState<string>();
  const lastCode = useRef(nothing);
  /** Unanswered requests for tickets that are not on the local list, by ticket. */
  const asked = useRef(new Map<string, Once>());
  /** Items of people who were checked in again on purpose. */
  const again = useRef(new Set<string>());

  const sending = useSending(event, {
    checkedIn: (results, counts) => {
      checkIn.noteAnswer();
      checkIn.take(
        results.flatMap(({ entry }) => entry ?? []),
        counts,
      );
      for (const { item, result, entry } of results) {
        if (result !== 'already' && result !== 'cancelled' && result !== 'waiting') continue;
        if (again.current.delete(item)) continue;
        // Another device, or a cancellation by email, came before the local list was updated.
        mend((before) =>
          entry && before && 'item' in before && before.item === item
            ? { what: result, id: entry.id, item }
            : before,
        );
        if (entry)
          setTold(
            `${entryName(entry)} ${result === 'already' ? 'was already checked in.' : 'has no seat anymore.'}`,
          );
      }
    },
    walkedIn: (item, entry, result, counts) => {
      checkIn.noteAnswer();
      checkIn.take([entry], counts);
      const renamed = <Named extends { id: string }>(one: Named) =>
        one.id === item ? { ...one, id: entry.id } : one;
      setDone((before) => before.map(renamed));
      mend((before) => (before && 'id' in before ? renamed(before) : before));
      if (result === 'already') setTold(`${entryName(entry)} was already checked in.`);
    },
    refused: (unsent, why) => {
      const { what, body } = unsent;
      const id = what === 'check-in' && 'id' in body ? body.id : '';
      const who = what === 'walk-in' ? body : checkIn.list.entries.find((one) => one.id === id);
      setTold(`${who ? entryName(who) : 'Someone'} could not be checked in: ${why}`);
    },
    failed: checkIn.noteFailure,
  });
  const entries = mergedEntries(checkIn.list.entries, sending.unsent, checkIn.list.me.name);

  const note = (auditAction: CheckInChange<CheckIn>, once = newOnce()) =>
    sending.add({ what: 'check-in', event, body: { ...auditAction, ...once } });
  const showIn = (entry: CheckInEntry, { item, at }: Once) => {
    setDone((before) => [...before, { item, id: entry.id, name: entryName(entry), at }]);
    show({ what: 'in', id: entry.id, item });
  };
  const letIn = (entry: CheckInEntry, once = newOnce()) => {
    setTold(undefined);
    note({ kind: 'in', id: entry.id, guests: entry.guests }, once);
    if (entry.arrivedAt !== null) again.current.add(once.item);
    showIn(entry, once);
  };
  /** @param once Unanswered request for their ticket. */
  const choose = (entry: CheckInEntry, once?: Once) => {
    const what = judged(entry);
    if (what === 'in') letIn(entry, once);
    else if (once && entry.checkIn === once.item) showIn(entry, once);
    else show({ what, id: entry.id });
  };
  /** The server did not answer: if the ticket is still held up afterwards, it is checked again. */
  const showNoAnswer = (text: string) => {
    show({ what: 'no answer' });
    setTimeout(() => {
      if (lastCode.current.text === text) lastCode.current = nothing;
    }, standsMs);
  };
  const ask = async (text: string, ticket: string) => {
    // The repeated request is the same check-in, even if the server recorded the first one.
    const once = asked.current.get(ticket) ?? newOnce();
    asked.current.set(ticket, once);
    const answered = await askAbout(event, { ...once, ticket }).catch(checkIn.noteFailure);
    if (!answered) return showNoAnswer(text);
    asked.current.delete(ticket);
    checkIn.noteAnswer();
    const [answer] = answered.results;
    if (answer?.entry) {
      const { entry, item, result } = answer;
      checkIn.take([entry], answered.counts);
      if (result === 'in') return showIn(entry, once);
      if (result === 'already' || result === 'waiting' || result === 'cancelled')
        return show({ what: result, id: entry.id, item });
    }
    show(
      answer?.other
        ? { what: 'other', title: answer.other.title, day: answer.other.date }
        : { what: 'unknown' },
    );
  };
  /** Handles a code each time the camera sees it. */
  const scan = async (text: string) => {
    const { text: before, at } = lastCode.current;
    const now = Date.now();
    lastCode.current = { text, at: now };
    if (text === before && now - at < awayMs) return;
    navigator.vibrate?.(80);
    const token = ticketTokenIn(text);
    if (token === undefined) return show({ what: 'unknown' });
    const key = await ticketKey(token);
    const entry = entries.find((one) => one.key === key);
    if (entry) {
      choose(entry, asked.current.get(token));
      asked.current.delete(token);
    } else if (checkIn.isOnline) await ask(text, token);
    else showNoAnswer(text);
  };
  const last = done.at(-1);
  const undo = () => {
    if (!last) return;
    note({ kind: 'undo', id: last.id, undoes: last.item });
    setDone((before) => before.slice(0, -1));
    show(undefined);
    setTold(`${last.name} is no longer checked in.`);
  };
  const walkIn = (person: Omit<WalkIn, 'item' | 'at'>) => {
    const [item, at] = [randomId(), moment()];
    sending.add({ what: 'walk-in', event, body: { ...person, item, at } });
    setDone((before) => [...before, { item, id: item, name: entryName(person), at }]);
    setTold(undefined);
    show({ what: 'in', id: item, item });
  };

  return {
    ...checkIn,
    entries,
    arrived: checkIn.list.counts.arrived + arrivedOf(entries) - arrivedOf(checkIn.list.entries),
    unsent: sending.unsent.length,
    shown,
    shownEntry: shown && 'id' in shown ? entries.find(({ id }) => id === shown.id) : undefined,
    holds,
    told,
    last,
    scan,
    choose,
    letIn,
    undo,
    walkIn,
    /** Adds this number of guests; negative numbers remove guests. */
    moreGuests: (id: string, guests: number) => {
      note({ kind: 'guests', id, guests });
      // Shows the result for three more seconds, because guests are added one by one.
      mend((before) => before && { ...before });
    },
  };
}
