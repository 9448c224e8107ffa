import { expect, onTestFinished, test, vi } from 'vitest';
import { watchChanges } from './watchChanges.ts';

function watched() {
  let mark = '1';
  const read = vi.fn(async () => mark);
  const renew = vi.fn(async () => undefined);
  const onError = vi.fn();
  const { stop } = watchChanges({ read, known: '1', renew, onError, intervalMs: 2 });
  onTestFinished(stop);
  const looks = async (more: number) => {
    const until = read.mock.calls.length + more;
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThanOrEqual(until));
  };
  const change = () => {
    mark += '1';
  };
  return { read, renew, onError, stop, looks, change };
}

test('everything is renewed once after each change, and not without one', async () => {
  const { renew, looks, change } = watched();
  await looks(5);
  expect(renew).not.toHaveBeenCalled();
  change();
  await looks(5);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a renewal that failed is tried again, and so is a look', async () => {
  const { read, renew, onError, looks, change } = watched();
  await looks(2);
  renew.mockRejectedValueOnce(new Error('no page'));
  change();
  await looks(5);
  expect(renew).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(new Error('no database'));
  await looks(5);
  expect(renew).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('a change of our own is looked at without waiting, one look after another', async () => {
  let mark = '1';
  const ends: (() => void)[] = [];
  const read = vi.fn(async () => mark);
  const renew = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const said: (() => void)[] = [];
  const onOwnChange = (look: () => void) => void said.push(look);
  const { stop } = watchChanges({
    read,
    onOwnChange,
    known: '1',
    renew,
    onError: vi.fn(),
    intervalMs: 60_000,
  });
  onTestFinished(stop);
  mark = '2';
  said[0]?.();
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  mark = '3';
  for (let again = 0; again < 5; again += 1) said[0]?.();
  expect(read).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(2));
  expect(read).toHaveBeenCalledTimes(2);
  ends[1]?.();
});

test('nothing is asked any more once it has ended', async () => {
  const { read, stop, looks } = watched();
  await looks(2);
  await stop();
  const { length } = read.mock.calls;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(read.mock.calls).toHaveLength(length);
});

test('everything is renewed after a while without a change, too', async () => {
  const renew = vi.fn(async () => undefined);
  const { stop } = watchChanges({
    read: async () => '1',
    known: '1',
    renew,
    onError: vi.fn(),
    intervalMs: 2,
    renewsAfterMs: 20,
  });
  onTestFinished(stop);
  const began = performance.now();
  await vi.waitFor(() => expect(renew).toHaveBeenCalledTimes(3), { interval: 1 });
  expect(performance.now() - began).toBeGreaterThanOrEqual(60);
});
