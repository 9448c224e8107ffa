import type { Page } from '@playwright/test';
import { expectHeadingsInOrder, lookWithAxe, sidewaysOf, violationsOf } from './axe.ts';
import { invitationTo, join, withPhone } from './officeRoom.ts';
import { expect, heading, openOne, type ReviewOffice, rowOf, test } from './reviewRoom.ts';

// Browsers note what was refused.
test.use({ expectedComplaints: [/status of 4(?:0[14]|10)/] });
test.describe.configure({ timeout: 240_000 });

/** What is wrong with controls once they have the focus: each has to be in sight, and to show it. */
const wrongWithFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const hasLine = (element: Element | null, pseudo?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // What has the focus already would not come into sight by getting it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const seenFrom = Math.max(top, 0);
      const middle = (seenFrom + Math.min(bottom, window.innerHeight)) / 2;
      const at = document.elementFromPoint((left + right) / 2, Math.min(middle, seenFrom + 20));
      const isThere =
        at && (control.contains(at) || at.contains(control) || at.closest('label')?.contains(control));
      const name = `${control.tagName} ${control.ariaLabel ?? control.textContent}`.slice(0, 60);
      if (!isThere) wrong.push(`${name}: behind ${at?.className ?? 'the edge'}`);
      if (left < -1 || right > window.innerWidth + 1) wrong.push(`${name}: cut off`);
      const next = control.nextElementSibling;
      if (![control, control.parentElement, next].some((one) => hasLine(one) || hasLine(one, '::after')))
        wrong.push(`${name}: does not show the focus`);
    }
    return wrong;
  });

/** Texts that their box cuts off. A text that is kept to some lines says so by its dots. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        // What is there for listeners only has a box of one pixel.
        if (element.clientWidth <= 2 || element.clientHeight <= 2 || !element.checkVisibility()) return false;
        if (webkitLineClamp !== 'none') return false;
        return (
          (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`),
  );

/** What is current or chosen, and no more to be told from the others once only the system's colours are left. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const chosen = ['Highlight', 'SelectedItem'].map((color) => {
      probe.style.background = color;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    const isMarked = (element: Element | null, pseudo?: string) => {
      if (!element) return false;
      const { backgroundColor, outlineStyle, appearance } = getComputedStyle(element, pseudo);
      return (
        chosen.includes(backgroundColor) || outlineStyle !== 'none' || (!pseudo && appearance === 'auto')
      );
    };
    // A step that is current has a thicker border.
    const marked =
      '[aria-current]:not([aria-current="step"]), [data-here], [aria-pressed="true"], input:checked:not([role="switch"])';
    return [...document.querySelectorAll<HTMLElement>(marked)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const near = [element, element.parentElement, element.closest('li'), element.nextElementSibling];
        return !near.some((one) => isMarked(one) || isMarked(one, '::before') || isMarked(one, '::after'));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const rooms = [
  '',
  'review',
  'published',
  'published?kind=story',
  'members',
  'members/import',
  'members/graduates',
  'events',
  'events/new',
  'events/event-long-table?tab=people',
  'gifts',
  'gifts/record',
  'gifts/statements',
  'log',
  'volunteers',
  'volunteers/invite',
  'settings?part=words',
  'settings?part=words&letter=receipt',
  'settings?part=hold',
  'settings?part=second-yes',
  'settings?part=digest',
  'settings?part=reasons',
  'settings?part=sites',
  'mail',
  'me',
];

/** Goes to every screen, with what waits on it, and in Review into what stands open. */
async function everyScreen(
  page: Page,
  { product, send }: ReviewOffice,
  email: string,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const titles = await send(['member', 'story', 'job', 'message']);
  for (const door of ['sign-in', 'lost', 'enrol']) {
    await page.goto(`/office/${door}`);
    await look(door);
  }
  await withPhone(page);
  const link = invitationTo(product, 'Sneha Umbar', email);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Make a passkey' })).toBeVisible();
  await look('join');
  await join(page, link);
  for (const room of rooms) {
    await page.goto(`/office/${room}`);
    await look(room);
  }
  for (const title of titles) {
    await page.goto('/office/review');
    await openOne(page, title);
    await look(`review, ${title}`);
  }
  await page.goto('/office/review');
  await rowOf(page, titles[0] ?? '').click();
  await page.getByRole('button', { name: 'Turn down' }).click();
  await look('turning down');
  await page.goto('/office/review');
  await page.getByRole('checkbox').first().check();
  await look('selected');
  await expect(heading(page)).toHaveCount(0);
}

/** A phone, a window, what of either is left at twice the size, and the smallest. */
const halved = [
  [640, 400],
  [195, 422],
  [320, 640],
] as const;

test('at 200 %, at 320 px and in forced colours nothing is cut off or covered, the focus and what is chosen are seen', async ({
  page,
  review,
}) => {
  await everyScreen(page, review, 'sneha.narrow@example.org', async (screen) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookWithAxe(page);
    // From here on one goes by the keyboard.
    await page.keyboard.press('Tab');
    for (const [width, height] of halved) {
      await page.setViewportSize({ width, height });
      const at = `${screen} at ${width}`;
      expect(await sidewaysOf(page), at).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), at).toEqual([]);
      expect.soft(await wrongWithFocus(page), at).toEqual([]);
    }
    expect.soft(await violationsOf(page), `${screen} at 320`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    // Colours change within a moment.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect.soft(await unmarked(page), `${screen} in forced colours`).toEqual([]);
    expect.soft(await wrongWithFocus(page), `${screen} in forced colours`).toEqual([]);
    expect.soft(await violationsOf(page), `${screen} in forced colours`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

/** A window in light shows what the phone does, and the rail, whose story axe looks at, too. */
const modes = [
  ['light', [390]],
  ['dark', [390, 1280]],
] as const;

for (const [colorScheme, widths] of modes)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing, and nothing scrolls sideways', async ({ page, review }) => {
      await everyScreen(page, review, `sneha.${colorScheme}@example.org`, async (screen) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await lookWithAxe(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect(await sidewaysOf(page), `${screen} at ${width}`).toBeLessThanOrEqual(0);
          expect(await violationsOf(page), `${screen} at ${width}`).toEqual([]);
        }
        await expectHeadingsInOrder(page);
      });
    });
  });
