import { expect, test, vi } from 'vitest';
import { revalidatedPage } from './revalidatedPage.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a visitor never waits, and the next one sees what is new', async () => {
  let clock = 0;
  const render = vi.fn(async () => `rendered at ${clock}`);
  const page = await revalidatedPage(
    render,
    () => undefined,
    undefined,
    () => clock,
  );
  clock = 29_000;
  expect(page()).toBe('rendered at 0');
  clock = 31_000;
  expect(page()).toBe('rendered at 0');
  expect(page()).toBe('rendered at 0');
  await settled();
  expect(page()).toBe('rendered at 31000');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that cannot be rendered keeps its last good version', async () => {
  let clock = 0;
  const render = vi.fn(async () => 'good');
  const onError = vi.fn();
  const page = await revalidatedPage(render, onError, undefined, () => clock);
  render.mockRejectedValueOnce(new Error('down'));
  clock = 31_000;
  page();
  await settled();
  expect(page()).toBe('good');
  expect(onError).toHaveBeenCalledOnce();
});

test('without a first rendering the built file stands in, and only then', async () => {
  const broken = () => Promise.reject(new Error('down'));
  const onError = vi.fn();
  expect((await revalidatedPage(broken, onError, 'built'))()).toBe('built');
  expect(onError).toHaveBeenCalledOnce();
  await expect(revalidatedPage(broken, onError)).rejects.toThrow('down');
});
