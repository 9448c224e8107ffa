import type { CheckIn, CheckInEntry } from '@banyan/api/office';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { checkInQueueAtom } from './checkInQueue.ts';
import { addUnsent, sendUnsent } from './sendUnsent.ts';
import type { Unsent } from './unsent.ts';

const counts = { seats: null, taken: 0, arrived: 0, guests: 0 };
const at = (minute: number) => new Date(Date.UTC(2027, 9, 16, 18, minute)).toISOString();
const entry = (id: string): CheckInEntry => ({
  id,
  key: id,
  firstName: 'Rohan',
  lastName: 'Umbar',
  year: 2004,
  state: 'coming',
  guests: 2,
  guestsIn: 2,
  arrivedAt: at(0),
  by: 'Ravi',
  checkIn: null,
  twice: [],
});

interface Sent {
  path: string;
  body: Record<string, unknown> & { items?: readonly CheckIn[] };
}

/** Queue used only by this test, with a fake server. @param answer Returns an error response, or nothing to accept the request. */
function checkIn(name: string, answer: (sent: Sent) => Response | undefined = () => undefined) {
  const store = createStore();
  const sent: Sent[] = [];
  const refused: [string, string][] = [];
  const renamed: [string, string][] = [];
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const path = String(input);
    if (path.endsWith('config.json')) return new Response('', { status: 404 });
    const one: Sent = { path, body: JSON.parse(String(init?.body)) };
    sent.push(one);
    const refusal = answer(one);
    if (refusal) return refusal;
    const { items } = one.body;
    return Response.json(
      items
        ? {
            success: true,
            counts,
            results: items.map(({ item }) => ({ item, result: 'in', entry: null, other: null })),
          }
        : { success: true, counts, result: 'in', entry: entry('registration') },
    );
  });
  const did = (body: CheckIn): Unsent => ({ what: 'check-in', event: name, body });
  return {
    sent,
    refused,
    renamed,
    letIn: (item: string) => did({ item, at: at(1), kind: 'in', id: `of-${item}`, guests: 0 }),
    did,
    add: (unsent: Unsent) => addUnsent(store, unsent),
    send: () =>
      sendUnsent(store, name, {
        checkedIn: () => undefined,
        walkedIn: (item, { id }) => void renamed.push([item, id]),
        refused: ({ body }, why) => void refused.push([body.item, why]),
      }),
    waiting: () => store.get(checkInQueueAtom(name)).map(({ body }) => body.item),
    itemsSent: () => sent.map(({ body }) => body.items?.map(({ item }) => item) ?? [String(body.item)]),
  };
}

const refusal = (status: number, message: string) =>
  Response.json({ success: false, message, errors: [] }, { status });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('sends a walk-in, a guest fewer and an undo in their order, under the id the server assigns', async () => {
  const { add, did, send, sent, renamed, waiting } = checkIn('walk-in');
  const person = { firstName: 'Rohan', lastName: 'Umbar', year: 2004, email: '', guests: 2 };
  await add({ what: 'walk-in', event: 'walk-in', body: { item: 'walk', at: at(1), ...person } });
  await add(did({ item: 'one fewer', at: at(2), kind: 'guests', id: 'walk', guests: -1 }));
  await add(did({ item: 'undo', at: at(3), kind: 'undo', id: 'walk', undoes: 'walk' }));
  await send();
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['walk-ins', 'check-ins']);
  expect(sent[0]?.body).toMatchObject({ item: 'walk', guests: 2 });
  expect(sent[1]?.body.items).toMatchObject([
    { item: 'one fewer', id: 'registration' },
    { item: 'undo', id: 'registration', undoes: 'walk' },
  ]);
  expect([renamed, waiting()]).toEqual([[['walk', 'registration']], []]);
});

test('sends 250 check-ins in batches of 100, in their order', async () => {
  const { add, letIn, send, itemsSent, waiting } = checkIn('many');
  const items = Array.from({ length: 250 }, (_, number) => `${number}`);
  for (const item of items) await add(letIn(item));
  await send();
  expect(itemsSent().map(({ length }) => length)).toEqual([100, 100, 50]);
  expect([itemsSent().flat(), waiting()]).toEqual([items, []]);
});

test.each([400, 409, 422])(
  'a check-in rejected with %d is reported and does not hold back the others',
  async (status) => {
    const { add, letIn, send, sent, refused, waiting } = checkIn(`refused ${status}`, ({ body }) =>
      body.items?.some(({ item }) => item === '2') ? refusal(status, 'That cannot be.') : undefined,
    );
    for (const item of ['0', '1', '2', '3']) await add(letIn(item));
    await send();
    expect([refused, waiting()]).toEqual([[['2', 'That cannot be.']], ['2']]);
    expect(sent.map(({ body }) => body.items?.length)).toEqual([4, 1, 1, 1, 1]);
  },
);

test('keeps everything while offline or without a valid pass, and sends it later under the same ids', async () => {
  let how: 'away' | 'ended' | 'open' = 'away';
  const { add, letIn, send, itemsSent, refused, waiting } = checkIn('passes', () => {
    if (how === 'away') throw new TypeError('Failed to fetch');
    return how === 'ended' ? refusal(401, 'You are signed out.') : undefined;
  });
  for (const item of ['0', '1']) await add(letIn(item));
  await expect(send()).rejects.toThrow();
  how = 'ended';
  await expect(send()).rejects.toMatchObject({ status: 401 });
  expect([waiting(), refused]).toEqual([['0', '1'], []]);
  how = 'open';
  await send();
  expect([itemsSent().at(-1), waiting()]).toEqual([['0', '1'], []]);
});
