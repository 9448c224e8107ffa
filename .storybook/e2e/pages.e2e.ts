import { expect } from '@playwright/test';
import { entriesBuilt, test } from './built.ts';
import { complaintsWhile, violationsOf } from './looks.ts';

const entries = entriesBuilt();
const known = new Set(entries.map(({ id }) => id));
const documents = entries.filter(({ type }) => type === 'docs');
/** `test` checks every 24th page; nightly every page is checked. */
const taken = process.env.TESTS === 'some' ? documents.filter((_, place) => place % 24 === 0) : documents;

for (const { id, title } of taken)
  test(`the page ${title} is accessible, has no dead link and reports no error`, async ({
    page,
    address,
  }) => {
    // A frame of the page is a story, which has tests of its own.
    await page.route(/viewMode=story/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
    );
    const complaints = await complaintsWhile(page, async () => {
      await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-sample]')].every((sample) => sample.childElementCount > 0),
      );
      expect(await violationsOf(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
    const hrefs = await page
      .locator('#storybook-docs a[href*="?path=/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const ids = hrefs.map((href) => new URL(href, address).searchParams.get('path')?.split('/').at(-1) ?? '');
    expect(ids.filter((one) => !known.has(one))).toEqual([]);
  });
