import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { invitationTo, join, withPhone } from '../../office/testing/officePage.ts';
import { administrationItems, yearItems } from '../../office/testing/officePages.ts';
import { paths } from '../../site/e2e/paths.ts';
import { Product } from '../../site/e2e/product.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { root } from '../steps.ts';
import { fixedNow } from './fixedNow.ts';

const widths = [390, 768, 1280];
const modes = ['light', 'dark'] as const;

/** Waits until every picture of the page has loaded. Runs in the page. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/** Takes screenshots of the current page: at every width, light and dark. */
async function photograph(page: Page, name: string, folder: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of modes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(settle);
      const file = `${name.replaceAll(/[^\w-]+/g, '_')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true, animations: 'disabled' });
    }
  }
}

async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, timezoneId: 'America/New_York', locale: 'en-US' });
  await page.clock.setFixedTime(fixedNow);
  return page;
}

async function photographOffice(browser: Browser, product: Product, folder: string): Promise<void> {
  const page = await newPage(browser, product.url);
  await withPhone(page);
  await join(page, invitationTo(product, 'Sneha Umbar', 'sneha.photographs@example.org'));
  for (const room of [...administrationItems, ...(await yearItems(page, product))]) {
    await page.goto(`/office/${room}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Ids of records made for the screenshot differ each time.
    const name = room.replaceAll(/[\dA-Z]{26}|\b[A-Z\d]{4}-[A-Z\d]{4}\b/g, 'id');
    await photograph(page, `office/${name}`, folder);
  }
  await page.close();
}

/**
 * Takes screenshots of every page and every screen of the Office, of the built product with the sample data and a fixed clock.
 *
 * @param folder Folder of the pictures, one for each page, width and mode.
 */
export async function takePhotographs(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const product = await Product.start(
    { OFFICE: 'on', NODE_OPTIONS: `--import=${path.join(root, 'scripts/photographs/fixedClock.ts')}` },
    'localhost',
  );
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await newPage(browser, product.url);
    for (const one of paths) {
      await page.goto(one);
      await photograph(page, one, folder);
    }
    await page.close();
    await photographOffice(browser, product, folder);
  } finally {
    await browser.close();
    await product.remove();
  }
}
