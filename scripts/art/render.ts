import { type Browser, chromium } from 'playwright-core';
import { browserArguments, findBrowser } from '../browser.ts';

/** A headless browser to draw with; the caller closes it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: browserArguments });

/** Draws a page's worth of HTML as a PNG of exactly this size. */
export const renderPng = async (
  browser: Browser,
  html: string,
  width: number,
  height: number,
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
};
