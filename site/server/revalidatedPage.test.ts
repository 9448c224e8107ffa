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
  expect(page.read()).toBe('rendered at 0');
  clock = 31_000;
  expect(page.read()).toBe('rendered at 0');
  expect(page.read()).toBe('rendered at 0');
  await settled();
  expect(page.read()).toBe('rendered at 31000');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that cannot be rendered keeps its last good version', async () => {
  let clock = 0;
  const render = vi.fn(async () => 'good');
  const onError = vi.fn();
  const page = await revalidatedPage(render, onError, undefined, () => clock);
  render.mockRejectedValueOnce(new Error('down'));
  clock = 31_000;
  page.read();
  await settled();
  expect(page.read()).toBe('good');
  expect(onError).toHaveBeenCalledOnce();
  render.mockResolvedValueOnce('better');
  clock = 35_000;
  page.read();
  await settled();
  expect(page.read()).toBe('good');
  clock = 36_500;
  page.read();
  await settled();
  expect(page.read()).toBe('better');
});

test('without a first rendering the built file stands in, and only then', async () => {
  const broken = () => Promise.reject(new Error('down'));
  const onError = vi.fn();
  expect((await revalidatedPage(broken, onError, 'built')).read()).toBe('built');
  expect(onError).toHaveBeenCalledOnce();
  await expect(revalidatedPage(broken, onError)).rejects.toThrow('down');
});

test('a page is renewed when it is told to, with what is there by then', async () => {
  let shown = 'old';
  const renders: (() => void)[] = [];
  const page = await revalidatedPage(
    async () => {
      const read = shown;
      if (renders.length > 0) await new Promise<void>((resolve) => renders.push(resolve));
      return read;
    },
    () => undefined,
  );
  renders.push(() => undefined);
  const first = page.renew();
  await settled();
  // It is being rendered with what was read before.
  shown = 'new';
  const second = page.renew();
  expect(page.read()).toBe('old');
  renders[1]?.();
  await first;
  expect(page.read()).toBe('old');
  await settled();
  renders[2]?.();
  await second;
  expect(page.read()).toBe('new');
});
