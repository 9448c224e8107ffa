import { beforeEach, expect, test } from 'vitest';
import { createDraftStore, deviceDraftMs } from './draftStore.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let tab = memory();
let device = memory();
let time = 0;
const draftOf = (version = 1) =>
  createDraftStore({
    key: 'letter',
    version,
    names: ['name', 'message'],
    storages: () => ({ tab, device }),
    now: () => time,
  });

beforeEach(() => {
  tab = memory();
  device = memory();
  time = 1_000;
});

test('keeps a draft in the tab, and on the device only when asked', () => {
  draftOf().write({ name: 'Meera' }, false);
  expect(draftOf().read()).toEqual({ values: { name: 'Meera' }, onDevice: false });
  expect(device.kept.size).toBe(0);
  draftOf().write({ name: 'Meera' }, true);
  tab = memory();
  expect(draftOf().read()).toEqual({ values: { name: 'Meera' }, onDevice: true });
  draftOf().write({ name: 'Meera' }, false);
  expect(device.kept.size).toBe(0);
});

test('deletes a draft on the device after seven days', () => {
  draftOf().write({ name: 'Meera' }, true);
  tab = memory();
  time += deviceDraftMs;
  expect(draftOf().read()).toBeDefined();
  time += 1;
  expect(draftOf().read()).toBeUndefined();
});

test('never stores a token and never restores one', () => {
  draftOf().write({ name: 'Meera', captchaToken: 'secret' }, true);
  expect([...tab.kept.values(), ...device.kept.values()].join()).not.toMatch(/secret/);
  tab.setItem(
    'banyan.draft.letter',
    JSON.stringify({ version: 1, savedAt: time, values: { captchaToken: 'secret' } }),
  );
  expect(draftOf().read()?.values).toEqual({});
});

test.each([
  ['another version', JSON.stringify({ version: 2, savedAt: 1_000, values: { name: 'Meera' } })],
  ['no JSON', '{"version":1'],
  ['another shape', JSON.stringify({ version: 1, savedAt: 1_000, values: { name: ['Meera'] } })],
  ['a number', '7'],
])('ignores a stored value with %s', (_, text) => {
  tab.setItem('banyan.draft.letter', text);
  expect(draftOf().read()).toBeUndefined();
});

test('does nothing in a browser that blocks storage', () => {
  const draft = createDraftStore({
    key: 'letter',
    version: 1,
    names: ['name'],
    storages: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  draft.write({ name: 'Meera' }, true);
  expect(draft.read()).toBeUndefined();
  draft.clear();
});

test('clears the draft in the tab and on the device', () => {
  draftOf().write({ name: 'Meera' }, true);
  draftOf().clear();
  expect(tab.kept.size + device.kept.size).toBe(0);
});
