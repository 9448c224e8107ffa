import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/* Helpers for keyboard users: they reach controls with the Tab key only, and press or type where the focus is. */

/** Maximum number of Tab stops between two controls; no screen has more. */
const most = 200;

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < most; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Moves the focus to a control and presses a key. */
export async function pressWithKeys(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Moves the focus to a field and replaces its text. */
export async function typeWithKeys(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}
