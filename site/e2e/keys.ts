import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/* What somebody does who has no mouse: everything is reached by the Tab key, and pressed or typed where the focus is. */

/** More stops than any screen has on the way from one control to another. */
const most = 200;

/** Goes on by the Tab key until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < most; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Goes to a control and presses it. */
export async function pressWithKeys(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it, in place of what is there. */
export async function typeWithKeys(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}
