import type { Page } from '@playwright/test';
import { expectSound } from '../../site/e2e/axe.ts';
import { newEvent } from '../../site/e2e/eventRegisterPage.ts';
import { chooseWithKeys, picture } from '../../site/e2e/filesToSend.ts';
import { pressWithKeys, tabTo, typeWithKeys } from '../../site/e2e/keys.ts';
import { freshEmail } from '../../site/e2e/test.ts';
import { bringIn } from '../testing/importOf.ts';
import { expect, test, tryAs } from '../testing/officePage.ts';

/* Tests with the keyboard alone: a volunteer of one chapter on a phone, and an admin on a desktop, use every navigation item. */

// Browsers log failed requests.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09|22)/] });
test.describe.configure({ timeout: 360_000 });

const people = [
  { name: 'Asha', who: 'a volunteer of one chapter', width: 390 },
  { name: 'Meera', who: 'an admin', width: 1280 },
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first();
const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const says = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** Opens a navigation item by its shortcut. */
async function goTo(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(key);
  await expect(title(page)).toHaveText(name);
}

/** Checks the preview of a phone, which is beside the form on a desktop. */
async function lookOnPhone(page: Page, name: string): Promise<void> {
  await pressWithKeys(page, link(page, 'Preview'));
  await says(page, name);
  await expectSound(page);
  await page.goBack();
}

/** Opens the help of the screen by its button, searches it and closes it; the button keeps the focus. */
async function readHelp(page: Page): Promise<void> {
  await pressWithKeys(page, button(page, 'Help'));
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('heading', { level: 3, name: 'Find someone' })).toBeVisible();
  await typeWithKeys(page, help.getByRole('searchbox', { name: 'Search all help' }), 'waitlist');
  await expect(help.getByRole('link', { name: 'Event: guests' }).first()).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(button(page, 'Help')).toBeFocused();
}

async function throughAnEvent(page: Page, event: string, isPhone: boolean): Promise<void> {
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the event' }).getByRole('link', { name });
  await goTo(page, 'e', 'Events');
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]').first()).toBeFocused();
  await expectSound(page);
  await pressWithKeys(page, link(page, event));
  await expect(title(page)).toHaveText(event);
  await typeWithKeys(page, field(page, 'Where'), 'Fremont, hall C');
  await expectSound(page);
  if (isPhone) await lookOnPhone(page, event);
  await pressWithKeys(page, button(page, 'Save changes'));
  await says(page, /” is saved\./);

  await pressWithKeys(page, part('Gallery'));
  await chooseWithKeys(page, button(page, 'Choose files'), picture('IMG_1.png'));
  await says(page, '1 item');
  await typeWithKeys(page, page.getByRole('textbox', { name: /^Description of/ }), 'Two dhols, one floor');
  await expectSound(page);
  await pressWithKeys(page, button(page, 'Save the gallery'));
  await says(page, 'The gallery is saved and on the site.');

  await pressWithKeys(page, part('Guests'));
  await pressWithKeys(page, button(page, 'Add guest'));
  const dialog = page.getByRole('dialog');
  for (const [label, words] of [
    ['First name', 'Sunita'],
    ['Last name', 'Bakul'],
    ['Email', freshEmail()],
    ['Graduation year', '1987'],
  ] as const)
    await typeWithKeys(page, dialog.getByLabel(label), words);
  await expectSound(page);
  await page.keyboard.press('Enter');
  await says(page, 'Sunita Bakul has a seat. The ticket is on its way.');
  await expectSound(page);
  await pressWithKeys(page, link(page, 'Print'));
  await expect(page.getByRole('rowheader', { name: 'Bakul, Sunita' })).toBeVisible();
  await expectSound(page);
  await page.goBack();

  await pressWithKeys(page, part('Emails'));
  await pressWithKeys(page, page.getByRole('switch', { name: 'Email guests the day before' }), 'Space');
  await says(page, 'The reminder is on.');
  await expectSound(page);
  await pressWithKeys(page, part('History'));
  await expect(part('History')).toHaveAttribute('aria-current');
  await expectSound(page);
}

async function throughNews(page: Page, piece: string, isPhone: boolean): Promise<void> {
  await goTo(page, 'n', 'News');
  await expectSound(page);
  await pressWithKeys(page, link(page, 'Write'));
  await typeWithKeys(page, field(page, 'Title'), piece);
  await typeWithKeys(page, field(page, 'Text'), 'They **meet** on Sunday.');
  await chooseWithKeys(page, button(page, 'Choose files'), picture(`${piece}.png`));
  await typeWithKeys(page, page.getByRole('textbox', { name: 'Description of picture 1' }), 'Nine chairs');
  for (const [label, words] of [
    ['Category', 'Reports'],
    ['Chapter', 'Bay'],
  ] as const) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(words);
  }
  await says(page, /^Draft saved \d{1,2}:\d\d [AP]M, not (published|sent|in use)$/);
  await expectSound(page);
  if (isPhone) await lookOnPhone(page, piece);
  await pressWithKeys(page, button(page, 'Publish'));
  await expect(page).toHaveURL(/\/office\/news\/news-/);
  await pressWithKeys(page, link(page, 'All news'));
  await expect(link(page, piece)).toBeVisible();
}

async function throughMembers(page: Page, name: string, isPhone: boolean): Promise<void> {
  await goTo(page, 'm', 'Members');
  await typeWithKeys(page, page.getByRole('searchbox', { name: 'Name or reference' }), name);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'by name' })).toHaveText(
    /^2 members, by name\./,
  );
  if (isPhone) await readHelp(page);
  await expectSound(page);
  await pressWithKeys(page, link(page, `Quenby ${name}`));
  await expect(title(page)).toHaveText(`Quenby ${name}`);
  await pressWithKeys(page, button(page, /^Show contact/));
  await says(page, 'Shown. We logged that you viewed it.');
  await expectSound(page);
}

async function throughAMerge(page: Page, name: string): Promise<void> {
  await pressWithKeys(page, link(page, 'Merge'));
  await expect(title(page)).toHaveText('Merge two entries');
  await typeWithKeys(page, page.getByRole('searchbox', { name: 'Name or reference' }), name);
  await page.keyboard.press('Enter');
  await expect(link(page, /^Quentin/)).toBeVisible();
  await expectSound(page);
  await pressWithKeys(page, link(page, /^Quentin/));
  // Tab moves to the chosen radio button of a pair, an arrow key to the other.
  await tabTo(page, page.getByRole('radio', { name: /^Quenby/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Quentin/ })).toBeChecked();
  await expectSound(page);
  await pressWithKeys(page, button(page, 'Merge'));
  await expect(title(page)).toHaveText(`Quentin ${name}`);
  await pressWithKeys(page, button(page, /^Undo the merge/));
  await expect(title(page)).toHaveText(`Quenby ${name}`);
}

for (const { name, who, width } of people)
  test(`${who} uses events, galleries, news and members at ${width} px with the keyboard alone`, async ({
    page,
    office,
  }) => {
    const isPhone = width === 390;
    const family = `${name}quist`;
    bringIn(office, [
      ['Quenby', family, freshEmail(), 1987, 'CA'],
      ['Quentin', family, freshEmail(), 1987, 'CA'],
    ]);
    const event = `The long table of ${name}`;
    newEvent(office, { chapter: 'bay-area', title: event, max_attendees: 60 });
    await page.setViewportSize({ width, height: 844 });
    await tryAs(page, office, name);
    await throughAnEvent(page, event, isPhone);
    await throughNews(page, `Nine mentors of ${name}`, isPhone);
    await throughMembers(page, family, isPhone);
    if (name === 'Meera') await throughAMerge(page, family);
  });
