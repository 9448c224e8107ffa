import type { Browser, CDPSession, Page } from 'playwright-core';

/** The phone that Lighthouse has too. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** How many times slower than this machine a phone's processor is. */
export const slowdown = 4;

/** A fresh phone: nothing of an earlier visit is there. It is thrown away after use. */
export async function onPhone<T>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const used = await use(page, await context.newCDPSession(page));
  // After a fault whoever opened the browser closes all of it.
  await context.close();
  return used;
}

/** From now on the page's processor is as slow as a phone's. */
export const slowDown = (devtools: CDPSession) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

/** When something was first seen, ms after the page was asked for. Runs in the page. */
export const firstPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
