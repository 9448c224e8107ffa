import type { Page } from '@playwright/test';

/** What was met on pages that are looked at. */
export interface Seen {
  pages: number;
  /** What ran, was only stopped by the policy, or would run at a press: nothing, if texts stay texts. */
  wrong: string[];
}

/** Has a page tell what ran, and what its policy stopped. */
export async function watched(page: Page, seen: Seen): Promise<void> {
  await page.exposeFunction('found', () => void seen.wrong.push(`ran at ${page.url()}`));
  await page.exposeFunction('stopped', (what: string) => void seen.wrong.push(`${what} at ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Object(window).stopped(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** Loads a page, and looks for addresses that are programs. */
export async function look(page: Page, url: string, seen: Seen): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  const links = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    const addresses = [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
      ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
    );
    return addresses.filter((address) =>
      /^\s*(?:javascript|data:text)/i.test(address.replaceAll(/[\0-\x20]/g, '')),
    );
  });
  for (const link of links) seen.wrong.push(`an address ${link} at ${url}`);
  seen.pages += 1;
}
