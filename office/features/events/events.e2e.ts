import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { fillUp, newEvent } from '../../../site/e2e/eventRegisterPage.ts';
import type { Product } from '../../../site/e2e/product.ts';
import { freshEmail } from '../../../site/e2e/test.ts';
import { expect, test, tryAs } from '../../testing/officePage.ts';

// Browsers log responses with an error status.
test.use({
  expectedComplaints: [
    /status of 4(?:0[134]|09|22|29)|You don’t have access|ERR_FAILED .*\/ConflictChoices-/,
  ],
});

const box = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the event' }).getByRole('link', { name });
/** Expects visitors to see the event’s time; cached pages may be a second old. */
const seesIt = (visitor: Page, address: string, when: RegExp) =>
  expect(async () => {
    await visitor.goto(address);
    await expect(visitor.locator('time').first()).toHaveText(when, { timeout: 2_000 });
  }).toPass();

/** Registers a guest with the same request as the site’s form. */
async function register(visitor: Page, office: Product, id: string, data: object): Promise<void> {
  const answer = await visitor.request.post(`${office.url}/api/events/register/${id}`, {
    headers: { Origin: office.url },
    data: { email: freshEmail(), comments: '', ...data },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const idOf = (address: string) => address.split('/').at(-1) ?? '';

test('an admin with a keyboard drafts, publishes, moves and cancels an event, notifies its guests, and undoes the cancellation', async ({
  page,
  office,
}) => {
  await tryAs(page, office, 'Meera');
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.locator('[data-row]').first()).toBeFocused();
  await page.keyboard.press('n');

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(box(page, 'Title')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Enter a name.' })).toBeVisible();
  await page.keyboard.type('Garba night, Evanston');
  await field(page, 'Chapter').selectOption('Chicago/Midwest');
  await field(page, 'Date').fill('2027-10-16');
  await field(page, 'From').fill('18:00');
  await field(page, 'To').fill('22:00');
  await expect(
    page.getByText('Saturday, October 16, 2027, 6:00 PM to 10:00 PM in Chicago; 7:00 PM in New York.'),
  ).toBeVisible();
  await box(page, 'Where').fill('Robert Crown Community Center, Evanston');
  await box(page, 'Description').fill('Two dhols, one floor.');
  const look = page.frameLocator('iframe');
  await expect(look.getByText('Two dhols, one floor.')).toBeVisible();
  await page.getByRole('button', { name: 'Ticket' }).press('Enter');
  await expect(look.getByText('You have a seat')).toBeVisible();
  await expect(page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M, not (published|sent|in use)$/)).toBeVisible();
  await page.reload();
  await expect(box(page, 'Where')).toHaveValue('Robert Crown Community Center, Evanston');
  await expectSound(page);
  await box(page, 'Where').press('Control+Enter');
  await expect(page).toHaveURL(/\/office\/events\/event-garba-night-evanston/);
  await expect(page.getByRole('heading', { level: 1, name: 'Garba night, Evanston' })).toBeVisible();
  const id = idOf(page.url());
  const published = page.getByRole('status').filter({ hasText: 'Published.' });
  await expect(published).toBeInViewport();
  await expect(published.getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    `/events/register/${id}`,
  );
  await expect(published.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await published.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('“Garba night, Evanston” is a draft again.')).toBeInViewport();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(published).toBeInViewport();
  await expectSound(page);

  const visitor = await page.context().newPage();
  await seesIt(visitor, `${office.url}/events/register/${id}`, /October 16, 2027/);
  await register(visitor, office, id, { firstName: 'Bakul', lastName: 'Kadamb', graduationYear: '1998' });

  await page.reload();
  const tell = page.getByLabel('Email the guest');
  await expect(tell).not.toBeChecked();
  await box(page, 'Description').fill('Two dhols, one floor, one kitchen.');
  await expect(tell).not.toBeChecked();
  await field(page, 'Date').fill('2027-10-23');
  await expect(tell).toBeChecked();
  await field(page, 'Date').press('Control+Enter');
  await expect(page.getByText(/^“Garba night, Evanston” is saved\./)).toBeVisible();
  await expect(tell).not.toBeChecked();
  await tab(page, 'Details').focus();
  await page.keyboard.press('z');
  // No email was sent yet, so the change is undone with it.
  await expect(
    page.getByText('1 email is withdrawn. “Garba night, Evanston” is back to what it was.'),
  ).toBeVisible();
  await expect(field(page, 'Date')).toHaveValue('2027-10-16');

  await page.getByRole('button', { name: 'Cancel the event' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('The hall is flooded.');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Cancel the event' }).press('Enter');
  await expect(page.getByText(/“Garba night, Evanston” is canceled\./)).toBeVisible();
  await expect(
    page.getByText(/The email sends (tomorrow )?at \d{1,2}:\d\d [AP]M\.|The email waits in the outbox/),
  ).toBeVisible();
  // The undo is still possible after a reload.
  await page.reload();
  await expect(page.getByText(/“Garba night, Evanston” is canceled\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('It is back on the site, and no email is sent.')).toBeVisible();

  await tab(page, 'Emails').press('Enter');
  await expect(page.getByText('Withdrawn').first()).toBeVisible();
  await seesIt(visitor, `${office.url}/events/register/${id}`, /October 16, 2027/);
});

test('an organizer on a phone sees only her chapter’s events, and adds, removes, promotes and prints guests', async ({
  page,
  office,
}) => {
  newEvent(office, { chapter: 'atlanta', title: 'Peach picnic' });
  const hers = newEvent(office, { chapter: 'bay-area', title: 'Bay cricket', max_attendees: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Asha');
  await page.getByRole('link', { name: 'Events' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Bay cricket' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Peach picnic' })).toHaveCount(0);
  await page.goto(`${office.url}/office/events/${idOf(hers)}`);
  await page.getByRole('link', { name: 'Preview' }).press('Enter');
  await expect(page.frameLocator('iframe').locator('h3')).toHaveText('Bay cricket');
  await page.getByRole('link', { name: 'The form' }).press('Enter');
  await tab(page, 'Guests').press('Enter');
  await page.getByRole('button', { name: 'Add guest' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add guest' }).press('Enter');
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await dialog.getByLabel('First name').fill('Sunita');
  await dialog.getByLabel('Last name').fill('Bakul');
  await dialog.getByLabel('Email').fill(freshEmail());
  await dialog.getByLabel('Graduation year').fill('1987');
  await dialog.getByLabel(/^Additional guests/).fill('2');
  await dialog.getByRole('button', { name: 'Add guest' }).press('Enter');
  await expect(page.getByText('Sunita Bakul has a seat. The ticket is on its way.')).toBeVisible();

  const visitor = await page.context().newPage();
  await register(visitor, office, idOf(hers), {
    firstName: 'Ravi',
    lastName: 'Umbar',
    graduationYear: '2004',
    comments: 'Needs the lift',
    waitingList: true,
  });
  await page.getByRole('link', { name: 'Waitlist 0' }).press('Enter');
  await expect(page.getByText('2004, “Needs the lift”')).toBeVisible();
  await page.getByRole('button', { name: 'More for Ravi Umbar' }).press('Enter');
  await page.getByRole('button', { name: 'Move off waitlist' }).press('Enter');
  await expect(dialog.getByText(/^Every seat is taken/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move off waitlist' }).press('Enter');
  await expect(page.getByText('Ravi Umbar has a seat. The ticket is on its way.')).toBeVisible();

  await page.getByRole('link', { name: 'Going 2' }).press('Enter');
  await expect(page.getByRole('row', { name: /Sunita Bakul/ })).toContainText('+2');
  await expect(page.getByRole('row', { name: /Ravi Umbar/ })).toBeVisible();
  await page.getByRole('searchbox').fill('sun');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Ravi Umbar/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More for Sunita Bakul' }).press('Enter');
  await page.getByRole('button', { name: 'Fix the name' }).press('Enter');
  await dialog.getByLabel('Last name').fill('Bakula');
  await dialog.getByRole('button', { name: 'Save name' }).press('Enter');
  await expect(page.getByText('Name saved.')).toBeVisible();
  await page.getByRole('button', { name: 'More for Sunita Bakula' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel registration' }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancel registration' }).press('Enter');
  await expect(page.getByText('Sunita Bakula’s registration is canceled. The seat is free.')).toBeVisible();
  // Her row and the dialog are gone: the focus stays on the screen and does not return to the top of the document.
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('row', { name: /Ravi Umbar/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSound(page);
  await page.getByRole('link', { name: 'Print' }).press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Umbar, Ravi' })).toBeVisible();
  await page.getByRole('link', { name: 'Name tags, Letter' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Sheet 1' }).getByRole('listitem')).toHaveCount(1);
  await expectSound(page);

  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  /** Number of printed pages, within the area every printer can print. */
  const sheetsOf = async (print: string, format: 'A4' | 'Letter') => {
    await page.goto(`${office.url}/office/events/${idOf(hers)}?tab=people&print=${print}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    const pdf = await page.pdf({ format, margin });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  };
  // A short list prints no empty page at the end.
  expect([await sheetsOf('list', 'Letter'), await sheetsOf('tags-letter', 'Letter')]).toEqual([1, 1]);
  fillUp(office, hers, 9);
  expect([await sheetsOf('tags-a4', 'A4'), await sheetsOf('tags-letter', 'Letter')]).toEqual([2, 2]);
  fillUp(office, hers, 200);
  // A page has about twenty names, and none is empty at the end.
  for (const format of ['A4', 'Letter'] as const) {
    const sheets = await sheetsOf('list', format);
    expect(sheets).toBeGreaterThan(5);
    expect(sheets).toBeLessThan(14);
  }
  await expect(page.getByRole('rowheader')).toHaveCount(200);
  // A year beside a long name does not wrap on paper.
  await page.emulateMedia({ media: 'print' });
  const lines = await page.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('merges two volunteers’ changes of one event, and asks which value to keep where both changed the same field', async ({
  page,
  browser,
  office,
}) => {
  const event = newEvent(office, { chapter: 'bay-area', title: 'Long table', max_attendees: 60 });
  const address = `${office.url}/office/events/${idOf(event)}`;
  await tryAs(page, office, 'Meera');
  await page.goto(address);
  await box(page, 'Title').fill('The longest table');
  await box(page, 'Where').fill('Fremont, hall B');

  const asha = await (await browser.newContext()).newPage();
  await tryAs(asha, office, 'Asha');
  await asha.goto(address);
  await box(asha, 'Where').fill('Fremont, hall C');
  await box(asha, 'Seats').fill('90');
  await asha.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(asha.getByText('“Long table” is saved.')).toBeVisible();
  await asha.context().close();

  // The code of the choices loads with the first conflict, and can be requested again if that fails.
  const late = /assets\/ConflictChoices-[^/]+\.js$/;
  await page.route(late, (route) => route.abort());
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByText(/The differences didn’t load\. What you wrote is kept/)).toBeVisible();
  await expectSound(page);
  await page.unroute(late);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(
    page.getByText(/^Asha saved this at \d{1,2}:\d\d [AP]M\. One answer differs; choose\./),
  ).toBeVisible();
  await expect(page.getByText('your version, kept')).toBeVisible();
  await expect(page.getByText('Asha’s version, kept')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Save these choices' }).press('Enter');
  await expect(page.getByText('Choose one.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Fremont, hall C/ })).toBeFocused();
  await page.getByRole('radio', { name: /^Fremont, hall B/ }).press('Space');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSound(page);
  await page.getByRole('button', { name: 'Save these choices' }).press('Enter');
  await expect(page.getByText('“The longest table” is saved.')).toBeVisible();
  await page.reload();
  await expect(box(page, 'Title')).toHaveValue('The longest table');
  await expect(box(page, 'Where')).toHaveValue('Fremont, hall B');
  await expect(box(page, 'Seats')).toHaveValue('90');
});
