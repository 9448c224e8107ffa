import type { Upload } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { canGoUp, type Entry, entryOfFile, isWorkedOn, withFiles, withUploads } from './entries.ts';

const file = (name: string, text = 'four') => new File([text], name, { lastModified: 7 });
const chosen = (name: string) => entryOfFile(file(name), 'item');
const said = (name: string, more: Partial<Upload> = {}): Upload => ({
  ...{ id: `id-${name}`, part: 'item', name, size: 4, lastModified: 7, received: 0 },
  ...{ state: 'waiting', reason: '', item: null },
  ...more,
});
const keysOf = (entries: readonly Entry[]) =>
  entries.map(({ name, state, received }) => [name, state, received]);

test('a file that was chosen again is found as far as it has come, and goes on', () => {
  const [here] = withUploads([], [said('a.jpg', { received: 2 })]);
  expect(here && [here.file, canGoUp(here), isWorkedOn(here)]).toEqual([undefined, false, false]);
  const [again, ...more] = withFiles(here ? [here] : [], [chosen('a.jpg')]);
  expect([more, again?.received, again && canGoUp(again)]).toEqual([[], 2, true]);
  // Of the same name and other content it is another.
  expect(withFiles([chosen('a.jpg')], [entryOfFile(file('a.jpg', 'longer'), 'item')])).toHaveLength(2);
});

test('one that was refused begins anew', () => {
  const refused: Entry = { ...chosen('a.jpg'), id: 'id', received: 4, state: 'refused', reason: 'No.' };
  expect(withFiles([refused], [chosen('a.jpg')])).toMatchObject([
    { state: 'waiting', received: 0, reason: '' },
  ]);
});

test('what the server says counts; of what it was not told nothing is lost, and what it forgot is gone', () => {
  const entries = [chosen('new.jpg'), { ...chosen('gone.jpg'), id: 'id-gone.jpg' }, chosen('here.jpg')];
  const uploads = [said('here.jpg', { state: 'ready', received: 4 }), said('other.jpg', { received: 4 })];
  const now = withUploads(entries, uploads);
  expect(keysOf(now)).toEqual([
    ['new.jpg', 'waiting', 0],
    ['here.jpg', 'ready', 4],
    ['other.jpg', 'waiting', 4],
  ]);
  expect(now.map(isWorkedOn)).toEqual([false, false, true]);
});

test('one that the server would not take more of stays refused, though to the server it waits', () => {
  const full: Entry = { ...chosen('a.jpg'), id: 'id-a.jpg', state: 'refused', reason: 'The disk is full.' };
  const [kept] = withUploads([full], [said('a.jpg')]);
  expect(kept).toMatchObject({ state: 'refused', reason: 'The disk is full.', id: 'id-a.jpg' });
  expect(withUploads([full], [said('a.jpg', { state: 'ready', received: 4 })])).toMatchObject([
    { state: 'ready', reason: '' },
  ]);
});
