import { expect, test, vi } from 'vitest';
import { initialData } from './initialData.ts';

test('returns data that arrives in time', async () => {
  expect(await initialData(async () => 'event')).toEqual({ ready: true, data: 'event' });
});

test('does not fail when the API fails', async () => {
  expect(await initialData(() => Promise.reject(new Error('down')))).toEqual({ ready: false });
});

test('gives up and aborts the request when the API does not answer', async () => {
  const told = vi.fn();
  const start = await initialData((signal) => {
    signal.addEventListener('abort', told);
    return new Promise(() => undefined);
  });
  expect(start).toEqual({ ready: false });
  expect(told).toHaveBeenCalledOnce();
});

test('waits for a longer timeout, and calls onMissing when the data never arrives', async () => {
  const onMissing = vi.fn();
  const late = () => new Promise<string>((resolve) => setTimeout(resolve, 500, 'late'));
  expect(await initialData(late, { timeoutMs: 5_000, onMissing })).toEqual({ ready: true, data: 'late' });
  expect(onMissing).not.toHaveBeenCalled();
  await initialData(() => Promise.reject(new Error('down')), { onMissing });
  expect(onMissing).toHaveBeenCalledOnce();
});
