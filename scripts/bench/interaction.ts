import type { Browser } from 'playwright-core';
import { importPeople } from './directory/engines.ts';
import { inventPeople } from './directory/people.ts';
import { type Felt, feltOf, shortest } from './interaction/felt.ts';
import { answersPress, inPlainHtml, type Press, presses } from './interaction/presses.ts';
import { type ChosenPages, ofPages } from './ofPages.ts';
import { onPhone, slowDown, slowdown } from './phone.ts';
import type { Product } from './product.ts';
import { median, milliseconds, type Table, verdict } from './table.ts';
import { startTwin } from './twin.ts';
import { launchBrowser } from './weights.ts';

/** Ours, ms: from a press to the next paint, and to the paint of what it was for. */
const budgetMs = 50;

/** Enough for a directory whose pages are asked for by number. */
const people = inventPeople(300);

interface InteractionBench extends ChosenPages {
  product: Pick<Product, 'url' | 'dataDir'>;
  /** The browser's path. */
  browser: string;
  quick: boolean;
}

/** The first press on a fresh page of a phone. */
export async function measureInteraction({
  product,
  browser,
  quick,
  paths,
}: InteractionBench): Promise<Table> {
  const some = ofPages(presses, paths);
  await importPeople({ DATA_DIR: product.dataDir }, people);
  const running = await launchBrowser(browser);
  const twin = await startTwin(product.url);
  const runs = quick ? 3 : 8;
  try {
    const rows: string[][] = [];
    for (const press of some.flatMap((one) => [one, inPlainHtml(one)])) {
      const felt: Felt[] = [];
      // The first one starts the browser's processes, and is thrown away.
      for (let run = 0; run <= runs; run += 1) {
        const one = await feel(running, press.isPlain ? twin.url : product.url, press);
        if (run > 0) felt.push(one);
      }
      rows.push([
        press.what,
        ...cells(felt.map(({ next }) => next)),
        ...cells(felt.map(({ effect }) => effect)),
      ]);
    }
    return tableOf(rows, runs);
  } finally {
    await running.close();
    await twin.stop();
  }
}

const feel = (
  browser: Browser,
  url: string,
  { path, target, touchFirst, isPlain, effect }: Press,
): Promise<Felt> =>
  onPhone(browser, async (page, devtools) => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    if (touchFirst) await page.getByRole('heading', { level: 1 }).tap();
    await target(page).scrollIntoViewIfNeeded();
    if (isPlain) await page.evaluate(answersPress);
    await page.waitForTimeout(500);
    await slowDown(devtools);
    const felt = page.evaluate(feltOf, { effect, shortest });
    await target(page).tap();
    return felt;
  });

const cells = (times: readonly number[]): readonly string[] => {
  const worst = Math.max(...times);
  return [milliseconds(median(times)), milliseconds(worst), milliseconds(budgetMs), verdict(worst, budgetMs)];
};

const tableOf = (rows: readonly (readonly string[])[], runs: number): Table => ({
  title: 'From a press to the next paint',
  columns: [
    'pressed',
    'INP, median',
    'worst',
    'at most',
    '',
    'time to its effect, median',
    'worst',
    'at most',
    '',
  ],
  rows,
  notes: [
    `The first press on a fresh page (for the dialog the second: its button comes with the first), half a second after its last request, with a finger at 412 × 823, the processor slowed down ${slowdown} times; ${runs} times each. The worst has to keep the budget.`,
    `INP is the browser’s own figure, in steps of 8 ms: the longest of a press’s events, until the next frame is there. Of less than ${shortest} ms it tells nothing; such a press counts as that.`,
    'As plain HTML the same page has none of our scripts: a press on its heading has three lines put a paragraph below it. What that takes, this machine takes.',
    'Its effect is what was asked for, painted: the menu, the dialog, the shorter list, the picture’s frame. The code for it comes with the press, from this machine.',
    'Tried: one restyling of the whole page instead of two while a menu opens or a page is held still, and a filter that counts at once instead of when typing has paused. Traced: handlers are 15 ms of the menu’s press, the rest of it is hit testing and waiting for the frame at a quarter of this processor’s speed. Code that came before the press would shorten the time to its effect, and would be over the budget of what a page loads untouched; whoever points at the page or scrolls it first has it by then.',
  ],
});
