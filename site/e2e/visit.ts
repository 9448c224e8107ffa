import type { Locator, Page, Route } from '@playwright/test';
import { expect, hydrated } from './test.ts';

/** Follows a link of this site to a path, wherever the page is. */
export const follow = async (page: Page, path: string) => {
  await hydrated(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
};

/** Visits a page from another one of the site, so that nothing of it came with the HTML. */
export const arrive = async (page: Page, path: string, start = '/contact') => {
  await page.goto(start);
  await follow(page, path);
};

/**
 * Whatever was sent to the page before has arrived by now, and is drawn: another answer of the same server has come
 * after it, fonts and pictures in sight are there, and two frames went by.
 */
export const caughtUp = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/config.json', { cache: 'no-store' })).text();
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** What becomes of one question to the API. */
export type Fate = (route: Route) => Promise<void>;

/** As if nobody stood in between. */
const asItIs: Fate = (route) => route.continue();

/** Nobody answers. */
export const away: Fate = (route) => route.abort();

/** The ways in which an API does not answer: silent, refusing, something else than JSON, something else than agreed. */
const faults: readonly Fate[] = [
  away,
  (route) => route.fulfill({ status: 503, json: { success: false, message: 'No.' } }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }),
  (route) => route.fulfill({ json: { success: true, data: 'none' } }),
];

/** A door in front of one call of the API: shut at first, so that whatever asks waits. */
export const doorBefore = async (page: Page, call: string) => {
  const waiting: Route[] = [];
  let fate: Fate | undefined;
  await page.route(call, async (route) => {
    if (fate) await fate(route);
    else waiting.push(route);
  });
  return {
    shut: () => {
      fate = undefined;
    },
    /** Somebody asks, and waits. */
    knocked: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    /** Lets through what waits and what comes. A question that nobody waits for any more is forgotten. */
    open: async (as: Fate = asItIs) => {
      fate = as;
      for (const route of waiting.splice(0)) await as(route).catch(() => undefined);
    },
  };
};

/**
 * Lets a call fail in every way there is, one after the other, and in the end lets it through.
 * @param retry What asks again; it is busy for as long as nobody has answered.
 * @param said What the page has to say each time; `silent` when there was no answer at all.
 */
export const failInEveryWay = async (
  door: Awaited<ReturnType<typeof doorBefore>>,
  retry: Locator,
  said: (silent: boolean) => Promise<void>,
) => {
  for (const [index, fault] of faults.entries()) {
    await door.knocked();
    await door.open(fault);
    await expect(retry).toBeEnabled();
    await said(index === 0);
    door.shut();
    await retry.click();
  }
  await door.knocked();
  await door.open();
};
