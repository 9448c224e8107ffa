import type { Page } from '@playwright/test';
import { deploy } from '../../site/e2e/deployment.ts';
import { main } from '../../site/e2e/main.ts';
import { translateAlways } from '../../site/e2e/translator.ts';
import { tryAs } from '../testing/officePage.ts';
import { expect, openOne, rowOf, test } from '../testing/reviewPage.ts';

/* Tests of the Office in a browser that translates it, and in a tab that was open before a deployment. */
test.use({ expectedComplaints: [/Failed to load resource|imported module|preload CSS|Code is missing/] });
test.describe.configure({ timeout: 90_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const reason = (page: Page) => page.getByRole('textbox', { name: 'Reason' });
const turnDown = (page: Page) => page.getByRole('button', { name: 'Decline', exact: true });

test(
  'keeps decisions and typed text working in a translated queue',
  main,
  async ({ page, review: { product, send } }) => {
    const [first = '', second = ''] = await send(['member', 'message']);
    await translateAlways(page);
    await tryAs(page, product, 'Meera');
    await page.goto('/office/review');
    await openOne(page, first);
    await turnDown(page).click();
    await reason(page).fill('We could not find you.');
    await expect(page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M/).first()).toBeVisible();
    await page.reload();
    await openOne(page, first);
    await turnDown(page).click();
    await expect(reason(page)).toHaveValue('We could not find you.');
    await page.getByRole('button', { name: `Decline ${first}` }).click();
    await expect(rowOf(page, first)).toHaveCount(0);
    await expect(rowOf(page, second)).toBeVisible();
    for (const name of ['Members', 'Events', 'News']) {
      await page
        .getByRole('navigation', { name: /^Office/ })
        .first()
        .getByRole('link', { name, exact: true })
        .click();
      await expect(title(page)).toHaveText(name);
    }
  },
);

test(
  'keeps links and drafts of an open tab working after a deployment',
  main,
  async ({ page, review: { product, send } }) => {
    const [first = ''] = await send(['member']);
    await tryAs(page, product, 'Meera');
    await page.goto('/office/review');
    await openOne(page, first);
    await turnDown(page).click();
    await reason(page).fill('We could not find you in the rolls of 1979.');
    for (const name of ['Members', 'Events', 'News']) {
      const gone = await deploy(page);
      await page
        .getByRole('navigation', { name: /^Office/ })
        .first()
        .getByRole('link', { name, exact: true })
        .click();
      await expect(title(page)).toHaveText(name);
      await expect.poll(gone.documents).toBe(1);
      await page.unrouteAll();
    }
    await page.goto('/office/review');
    await openOne(page, first);
    await turnDown(page).click();
    await expect(reason(page)).toHaveValue('We could not find you in the rolls of 1979.');
  },
);
