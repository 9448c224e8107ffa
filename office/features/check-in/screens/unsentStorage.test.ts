import { afterEach, expect, test, vi } from 'vitest';
import type { Unsent } from './unsent.ts';
import { forgetUnsent, keepUnsent, readUnsent } from './unsentStorage.ts';

/** Minimal fake of IndexedDB with one table. */
function browserDatabase() {
  const rows = new Map<string, unknown>();
  const requestOf = (result: unknown) => {
    const request = { result, onsuccess: () => undefined, onupgradeneeded: () => undefined };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const store = {
    put: (value: unknown, key: string) => void rows.set(key, structuredClone(value)),
    delete: (key: string) => void rows.delete(key),
    getAll: () => requestOf([...rows.values()]),
  };
  const transaction = () => {
    const made = { objectStore: () => store, oncomplete: () => undefined };
    setTimeout(() => made.oncomplete());
    return made;
  };
  vi.stubGlobal('indexedDB', {
    open: () => requestOf({ transaction, close: () => undefined, createObjectStore: () => undefined }),
  });
  return rows;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const letIn = (item: string, minute: number, event = 'garba'): Unsent => ({
  what: 'check-in',
  event,
  body: {
    item: item.padEnd(22, '-'),
    kind: 'in',
    id: 'sunita',
    guests: 1,
    at: new Date(Date.UTC(2027, 9, 16, 18, minute)).toISOString(),
  },
});

test('reads one event’s unsent check-ins in their order until they are deleted', async () => {
  const rows = browserDatabase();
  const [first, second, elsewhere] = [letIn('b', 1), letIn('a', 2), letIn('c', 3, 'picnic')];
  for (const one of [second, elsewhere, first]) await keepUnsent(one);
  rows.set('of another version', { what: 'dance', event: 'garba' });
  expect(await readUnsent('garba')).toEqual([first, second]);
  await forgetUnsent([first.body.item]);
  expect(await readUnsent('garba')).toEqual([second]);
  expect(await readUnsent('picnic')).toEqual([elsewhere]);
});

test('rejects in a browser without a database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(keepUnsent(letIn('a', 1))).rejects.toThrow();
});
