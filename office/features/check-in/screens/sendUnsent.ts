import { ApiError } from '@banyan/api/client';
import {
  type CheckedIn,
  type CheckIn,
  type CheckInCounts,
  type CheckInEntry,
  checkInLimits,
} from '@banyan/api/office';
import type { useStore } from 'jotai';
import { client } from '../../../shell/client.ts';
import { checkInQueueAtom } from './checkInQueue.ts';
import { deviceId, moment } from './ids.ts';
import type { Unsent } from './unsent.ts';
import { forgetUnsent, keepUnsent } from './unsentStorage.ts';

type Store = ReturnType<typeof useStore>;

/** Callbacks for the server’s answers. */
export interface SendingTo {
  checkedIn: (results: readonly CheckedIn[], counts: CheckInCounts) => void;
  /** @param item Local id of the person until now. */
  walkedIn: (item: string, entry: CheckInEntry, result: 'in' | 'already', counts: CheckInCounts) => void;
  /** Called when the server rejected one item for good. @param why The server’s sentence. */
  refused: (unsent: Unsent, why: string) => void;
}

/** Next group to send: one walk-in, or the check-ins up to the next walk-in. */
function firstOf(unsent: readonly Unsent[]): readonly Unsent[] {
  const end = unsent.findIndex(({ what }) => what === 'walk-in');
  if (end === 0) return unsent.slice(0, 1);
  return unsent.slice(0, Math.min(end < 0 ? unsent.length : end, checkInLimits.items));
}

/** True if the server understood the request and would answer the same again. */
const isForGood = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'http' && [400, 409, 422].includes(error.status);

/** Adds an item to the queue of an event and to the browser’s database. */
export async function addUnsent(store: Store, unsent: Unsent): Promise<void> {
  store.set(checkInQueueAtom(unsent.event), (before) => [...before, unsent]);
  // Without browser storage the queue is still sent while the page is open.
  await keepUnsent(unsent).catch(() => undefined);
}

function answered(store: Store, event: string, sent: readonly Unsent[]): void {
  const items = new Set(sent.map(({ body }) => body.item));
  store.set(checkInQueueAtom(event), (before) => before.filter(({ body }) => !items.has(body.item)));
  void forgetUnsent([...items]).catch(() => undefined);
}

/** Replaces a walk-in’s local id by the server’s id in the items that are still queued. */
function rename(store: Store, event: string, item: string, id: string): void {
  store.set(checkInQueueAtom(event), (before) =>
    before.map((unsent): Unsent => {
      if (unsent.what === 'walk-in' || !('id' in unsent.body) || unsent.body.id !== item) return unsent;
      const renamed: Unsent = { ...unsent, body: { ...unsent.body, id } };
      void keepUnsent(renamed).catch(() => undefined);
      return renamed;
    }),
  );
}

async function send(store: Store, event: string, group: readonly Unsent[], to: SendingTo): Promise<void> {
  const options = { params: { id: event } };
  const common = { device: deviceId(), now: new Date().toISOString() };
  const [first] = group;
  if (first?.what === 'walk-in') {
    const { item } = first.body;
    const { entry, result, counts } = await client.walkIn({ ...first.body, ...common }, options);
    to.walkedIn(item, entry, result, counts);
    rename(store, event, item, entry.id);
  } else {
    const items = group.flatMap((one) => (one.what === 'check-in' ? [one.body] : []));
    const { results, counts } = await client.checkIn({ items, ...common }, options);
    to.checkedIn(results, counts);
  }
  answered(store, event, group);
}

/**
 * Sends the queue in its order until it is empty. An item sent twice is recorded once. If a group is rejected, each of its items is
 * sent alone, so that one does not hold back the others.
 * @throws ApiError when offline or the pass has ended; unanswered items stay in the queue
 */
export async function sendUnsent(store: Store, event: string, to: SendingTo): Promise<void> {
  const [refused, alone] = [new Set<string>(), new Set<string>()];
  for (;;) {
    const waiting = store.get(checkInQueueAtom(event)).filter(({ body }) => !refused.has(body.item));
    const [first] = waiting;
    if (!first) return;
    const group = alone.has(first.body.item) ? [first] : firstOf(waiting);
    try {
      await send(store, event, group, to);
    } catch (error) {
      if (!isForGood(error)) throw error;
      if (group.length > 1) for (const { body } of group) alone.add(body.item);
      else {
        refused.add(first.body.item);
        to.refused(first, error.message);
      }
    }
  }
}

/** Item id and time that identify a check-in when it is sent again. */
export type Once = Pick<CheckIn, 'item' | 'at'>;

/** Checks in a ticket that is not on the local list. */
export const askAbout = (event: string, { ticket, ...once }: Once & { ticket: string }) =>
  client.checkIn(
    {
      device: deviceId(),
      now: moment(),
      items: [{ ...once, kind: 'in', guests: 0, ticket }],
    },
    { params: { id: event } },
  );
