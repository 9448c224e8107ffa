import type { Page, Route } from '@playwright/test';
import { expect, hydrated } from './test.ts';

/** Follows a link to a path of this site from any page. */
const follow = async (page: Page, path: string) => {
  await hydrated(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
};

/** Opens a page from another page of the site, so that none of its data came with the HTML. */
export const arrive = async (page: Page, path: string, start = '/contact') => {
  await page.goto(start);
  await follow(page, path);
};

/**
 * Waits until earlier responses have arrived and are rendered: a later response of the same server has arrived, visible fonts and
 * pictures are loaded, and two frames have passed.
 */
export const caughtUp = (page: Page) =>
  page.evaluate(async () => {
    await (await fetch('/config.json', { cache: 'no-store' })).text();
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Handler of a blocked API call. */
export type Fate = (route: Route) => Promise<void>;

/** Passes the call through. */
const asItIs: Fate = (route) => route.continue();

/** Fails the call without a response. */
export const away: Fate = (route) => route.abort();

/** Gate for an API call: closed at first, so that requests wait. */
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
    /** Waits until a request is waiting. */
    knocked: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
    /** Lets waiting and later requests through. Aborted requests are ignored. */
    open: async (as: Fate = asItIs) => {
      fate = as;
      for (const route of waiting.splice(0)) await as(route).catch(() => undefined);
    },
  };
};

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Answers the question that replaces the verification without JavaScript: “What is seven plus four?” */
export const answerQuestion = async (page: Page) => {
  const question = page.getByRole('textbox', { name: /^What is \w+ plus \w+\?$/ });
  const label = await page.locator(`label[for="${await question.getAttribute('id')}"]`).textContent();
  const [, one = '', other = ''] = /is (\w+) plus (\w+)/.exec(label ?? '') ?? [];
  await question.fill(String(words.indexOf(one) + words.indexOf(other)));
};
