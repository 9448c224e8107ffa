import { expect, test, vi } from 'vitest';
import { initialData } from './initialData.ts';

test('data that is there in time comes along', async () => {
  expect(await initialData(async () => 'event')).toEqual({ ready: true, data: 'event' });
});

test('an API that fails holds nothing back', async () => {
  expect(await initialData(() => Promise.reject(new Error('down')))).toEqual({ ready: false });
});

test('an API that does not answer is given up and told so', async () => {
  const told = vi.fn();
  const start = await initialData((signal) => {
    signal.addEventListener('abort', told);
    return new Promise(() => undefined);
  });
  expect(start).toEqual({ ready: false });
  expect(told).toHaveBeenCalledOnce();
});

test('whoever waits longer gets what takes longer, and hears of what never comes', async () => {
  const onMissing = vi.fn();
  const late = () => new Promise<string>((resolve) => setTimeout(resolve, 500, 'late'));
  expect(await initialData(late, { timeoutMs: 5_000, onMissing })).toEqual({ ready: true, data: 'late' });
  expect(onMissing).not.toHaveBeenCalled();
  await initialData(() => Promise.reject(new Error('down')), { onMissing });
  expect(onMissing).toHaveBeenCalledOnce();
});
