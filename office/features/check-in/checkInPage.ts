import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/browser.ts';
import { newEvent } from '../../../site/e2e/eventRegisterPage.ts';
import type { Product } from '../../../site/e2e/product.ts';
import { freshEmail } from '../../../site/e2e/test.ts';

/** File with the film that the fake camera shows, a separate one for each test worker. */
export const film = fileURLToPath(
  new URL(`../../../test-results/door-${process.env.TEST_PARALLEL_INDEX ?? ''}.y4m`, import.meta.url),
);

/** Launch options of a browser whose camera shows {@link film}. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    ...browserArguments,
    '--use-fake-device-for-media-stream',
    // A headless browser cannot ask for permission, so it is granted.
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
};

const idOf = (address: string) => address.split('/').at(-1) ?? '';

/** Creates an event in the Bay Area that begins in an hour. @returns its id */
export const tonight = (office: Product, title: string): string =>
  idOf(
    newEvent(office, { chapter: 'bay-area', title, date: new Date(Date.now() + 3_600_000).toISOString() }),
  );

/** Registers a guest with the same request as the site’s form. @returns the address of their ticket */
export async function register(page: Page, office: Product, id: string, name: string): Promise<string> {
  const email = freshEmail();
  const [firstName, lastName] = name.split(' ');
  const answer = await page.request.post(`${office.url}/api/events/register/${id}`, {
    headers: { Origin: office.url },
    data: { email, firstName, lastName, graduationYear: '1987', comments: '' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const database = new DatabaseSync(path.join(office.dataDir, 'banyan.db'), { readOnly: true });
  const message = database.prepare('select body from outbox where recipient = ?').get(email);
  database.close();
  return `${office.url}${/\/t\/[0-9A-Z]+$/m.exec(String(message?.body))?.[0]}`;
}

export const state = (page: Page) => page.locator('header').getByRole('status');
export const result = (page: Page, name: string) =>
  page.locator('[role=status], [role=alert]').filter({ hasText: name });
export const field = (page: Page) => page.getByRole('combobox', { name: 'Name, at least 3 letters' });

/** Records the page’s wake lock requests and vibrations. @returns a function that reads them */
export async function hearPhone(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Reflect.set(window, 'asked', asked);
    navigator.wakeLock.request = (kind) => {
      asked.push(`awake: ${kind}`);
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    navigator.vibrate = () => {
      asked.push('buzz');
      return true;
    };
  });
  return () => page.evaluate((): readonly string[] => Reflect.get(window, 'asked'));
}

/** Expects every button to be at least 48 pixels high, and these texts at least 24 pixels. */
export async function expectForAThumb(page: Page, words: readonly string[]): Promise<void> {
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box) expect(box.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(48);
  }
  for (const text of words) {
    const size = await page
      .getByText(text)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size, text).toBeGreaterThanOrEqual(24);
  }
}
