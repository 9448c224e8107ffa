import type { Upload } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { canGoUp, type Entry, entryOfFile, isWorkedOn, withFiles, withUploads } from './entries.ts';

const file = (name: string, text = 'four') => new File([text], name, { lastModified: 7 });
const chosen = (name: string) => entryOfFile(file(name), 'item');
const said = (name: string, more: Partial<Upload> = {}): Upload => ({
  id: `id-${name}`,
  part: 'item',
  name,
  size: 4,
  lastModified: 7,
  received: 0,
  state: 'waiting',
  reason: '',
  item: null,
  ...more,
});
const keysOf = (entries: readonly Entry[]) =>
  entries.map(({ name, state, received }) => [name, state, received]);

test('a file chosen again continues where its upload stopped', () => {
  const [here] = withUploads([], [said('a.jpg', { received: 2 })]);
  expect(here && [here.file, canGoUp(here), isWorkedOn(here)]).toEqual([undefined, false, false]);
  const [again, ...more] = withFiles(here ? [here] : [], [chosen('a.jpg')]);
  expect([more, again?.received, again && canGoUp(again)]).toEqual([[], 2, true]);
  // A file with the same name but other content is a different file.
  expect(withFiles([chosen('a.jpg')], [entryOfFile(file('a.jpg', 'longer'), 'item')])).toHaveLength(2);
});

test('a rejected file starts again when it is chosen again', () => {
  const refused: Entry = { ...chosen('a.jpg'), id: 'id', received: 4, state: 'refused', reason: 'No.' };
  expect(withFiles([refused], [chosen('a.jpg')])).toMatchObject([
    { state: 'waiting', received: 0, reason: '' },
  ]);
});

test('the server’s state wins; unknown local files are kept, and files the server deleted are removed', () => {
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

test('a file the server stopped accepting stays rejected although the server still waits for it', () => {
  const full: Entry = { ...chosen('a.jpg'), id: 'id-a.jpg', state: 'refused', reason: 'The disk is full.' };
  const [kept] = withUploads([full], [said('a.jpg')]);
  expect(kept).toMatchObject({ state: 'refused', reason: 'The disk is full.', id: 'id-a.jpg' });
  expect(withUploads([full], [said('a.jpg', { state: 'ready', received: 4 })])).toMatchObject([
    { state: 'ready', reason: '' },
  ]);
});
