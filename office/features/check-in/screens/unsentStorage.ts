import * as v from 'valibot';
import { inOrder, Unsent } from './unsent.ts';

const name = 'banyan-door';
const table = 'unsent';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(table);
  return settled(request);
}

/** Runs an action in the browser’s database and waits until it is written. */
async function inTable<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value> | Value,
): Promise<Value> {
  const database = await open();
  try {
    const transaction = database.transaction(table, mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const value = await work(transaction.objectStore(table));
    await written;
    return value;
  } finally {
    database.close();
  }
}

/** Keeps a check-in until it is sent, through reloads too. Rejects if the browser has no storage. */
export const keepUnsent = (unsent: Unsent): Promise<void> =>
  inTable('readwrite', (store) => void store.put(unsent, unsent.body.item));

/** Deletes answered check-ins. @param items Ids of check-ins. */
export const forgetUnsent = (items: readonly string[]): Promise<void> =>
  inTable('readwrite', (store) => {
    for (const item of items) store.delete(item);
  });

/** Reads an event’s check-ins that this browser has not sent; invalid rows are left out. */
export async function readUnsent(event: string): Promise<Unsent[]> {
  const kept: unknown[] = await inTable('readonly', (store) => settled(store.getAll()));
  return inOrder(
    kept.flatMap((one) => {
      const parsed = v.safeParse(Unsent, one);
      return parsed.success && parsed.output.event === event ? [parsed.output] : [];
    }),
  );
}
