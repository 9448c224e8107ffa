import { ApiError } from '@banyan/api/client';
import { type CheckedIn, type DoorCounts, type DoorEntry, doorLimits } from '@banyan/api/office';
import type { useStore } from 'jotai';
import { doorQueueAtom } from '../atoms/doorQueue.ts';
import { client } from '../client.ts';
import { deviceId, moment, randomId } from './ids.ts';
import { forgetUnsent, keepUnsent } from './keptUnsent.ts';
import type { Unsent } from './unsent.ts';

type Store = ReturnType<typeof useStore>;

/** Who hears what came of what was sent. */
export interface SendingTo {
  checkedIn: (results: readonly CheckedIn[], counts: DoorCounts) => void;
  /** @param item What they were called here until now. */
  walkedIn: (item: string, entry: DoorEntry, result: 'in' | 'already', counts: DoorCounts) => void;
}

/** What is sent together: one walk-in, or the check-ins up to the next walk-in. */
function firstOf(unsent: readonly Unsent[]): readonly Unsent[] {
  const end = unsent.findIndex(({ what }) => what === 'walk-in');
  if (end === 0) return unsent.slice(0, 1);
  return unsent.slice(0, Math.min(end < 0 ? unsent.length : end, doorLimits.items));
}

/** Whether the server has understood, and will answer the same again. */
const isForGood = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && [400, 409, 422].includes(error.status);

/** Puts something into the queue of an event, and into the browser's database. */
export async function addUnsent(store: Store, unsent: Unsent): Promise<void> {
  store.set(doorQueueAtom(unsent.event), (before) => [...before, unsent]);
  // Where a browser keeps nothing, what is in the queue is sent all the same as long as the page is open.
  await keepUnsent(unsent).catch(() => undefined);
}

function answered(store: Store, event: string, sent: readonly Unsent[]): void {
  const items = new Set(sent.map(({ body }) => body.item));
  store.set(doorQueueAtom(event), (before) => before.filter(({ body }) => !items.has(body.item)));
  void forgetUnsent([...items]).catch(() => undefined);
}

/** Whoever was called by their item has an id now: what waits for them goes by that. */
function rename(store: Store, event: string, item: string, id: string): void {
  store.set(doorQueueAtom(event), (before) =>
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
 * Sends what waits, in the order in which it was done, until nothing does. Sent twice, it is noted once.
 * @throws ApiError when the line is away or the pass is over; everything that was not answered waits on
 */
export async function sendUnsent(store: Store, event: string, to: SendingTo): Promise<void> {
  const refused = new Set<string>();
  for (;;) {
    const waiting = store.get(doorQueueAtom(event)).filter(({ body }) => !refused.has(body.item));
    const group = firstOf(waiting);
    if (group.length === 0) return;
    try {
      await send(store, event, group, to);
    } catch (error) {
      if (!isForGood(error)) throw error;
      for (const { body } of group) refused.add(body.item);
    }
  }
}

/** Asks about a ticket that is on no list that is held. */
export function askAbout(event: string, ticket: string) {
  const at = moment();
  return client.checkIn(
    {
      device: deviceId(),
      now: at,
      items: [{ item: randomId(), at, kind: 'in', guests: 0, ticket }],
    },
    { params: { id: event } },
  );
}
