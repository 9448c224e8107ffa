import { calls, limits } from '@banyan/api/contract';
import type { Browser, Page } from 'playwright-core';
import { kilobytes, milliseconds, percentile, type Table, verdict } from '../table.ts';
import { launchBrowser, sizesOf } from '../weights.ts';
import type { Person } from './people.ts';
import { queriesFor } from './queries.ts';

const budgets = {
  /** From a keystroke to the paint of its results, ms, on a processor slowed down four times. */
  painted: 50,
  /** A page of results, compressed. */
  page: 8_000,
} as const;

const slowdown = 4;

/** One keystroke's way, ms since the key. */
interface Keystroke {
  asked: number;
  answered: number;
  painted: number;
}

interface TypingBench {
  /** The running product, with these people in its directory. */
  url: string;
  /** The browser's path. */
  browser: string;
  people: readonly Person[];
  quick: boolean;
}

/** The directory as a visitor has it: from a keystroke to its results, and what a page of them weighs. */
export async function* measureTyping({ url, browser, people, quick }: TypingBench): AsyncGenerator<Table> {
  const running = await launchBrowser(browser);
  try {
    const words = people.slice(0, quick ? 4 : 12).map(({ lastName }) => lastName.toLowerCase().slice(0, 5));
    yield typingTable(await typeAll(running, url, words), people.length);
  } finally {
    await running.close();
  }
  yield await pagesTable(url, people);
}

async function typeAll(browser: Browser, url: string, words: readonly string[]): Promise<Keystroke[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${url}/alumni-directory`, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const keystrokes: Keystroke[] = [];
  for (const [index, word] of words.entries()) {
    const typed = await typeWord(page, word);
    // The first word warms the compiler, as the first visit of the day does.
    if (index > 0) keystrokes.push(...typed);
  }
  await context.close();
  return keystrokes;
}

async function typeWord(page: Page, word: string): Promise<Keystroke[]> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await page.waitForFunction(() => location.search === '');
  await page.waitForTimeout(500);
  const keystrokes: Keystroke[] = [];
  for (const [index, letter] of [...word].entries()) {
    const typed = word.slice(0, index + 1);
    const painted = page.evaluate(paintOf, typed);
    await field.press(letter);
    const keystroke = await painted;
    // The same people in the same order: there is nothing to paint.
    if (keystroke !== undefined) keystrokes.push(keystroke);
  }
  return keystrokes;
}

/** Watches the list until the results of what is typed are on the screen. Runs in the page. */
function paintOf(typed: string): Promise<Keystroke | undefined> {
  const list = document.querySelector('section[aria-labelledby="found"]');
  if (!list) throw new Error('There is no list.');
  performance.clearResourceTimings();
  return new Promise((resolve) => {
    let pressed = 0;
    const press = (event: KeyboardEvent) => {
      pressed = event.timeStamp;
    };
    const finish = (keystroke: Keystroke | undefined) => {
      clearTimeout(patience);
      watcher.disconnect();
      removeEventListener('keydown', press, true);
      resolve(keystroke);
    };
    const patience = setTimeout(finish, 2_000, undefined);
    const look = (painted: number) => {
      const asked = performance
        .getEntriesByType('resource')
        .find(({ name }) => new URL(name).searchParams.get('search') === typed);
      // What was painted before its answer was the list on the way out.
      if (!(asked instanceof PerformanceResourceTiming) || asked.responseEnd > painted) return;
      const [began, ended] = [asked.startTime, asked.responseEnd];
      finish({ asked: began - pressed, answered: ended - pressed, painted: painted - pressed });
    };
    // The browser tells of a request some moments after its answer is there.
    const watcher = new MutationObserver(() =>
      requestAnimationFrame(() => setTimeout(() => setTimeout(look, 200, performance.now()))),
    );
    addEventListener('keydown', press, true);
    watcher.observe(list, { subtree: true, childList: true, characterData: true });
  });
}

function typingTable(keystrokes: readonly Keystroke[], people: number): Table {
  const row = (name: string, times: readonly number[], budget?: number) => {
    const p95 = percentile(times, 0.95);
    return [
      name,
      milliseconds(percentile(times, 0.5)),
      milliseconds(p95),
      budget === undefined ? '' : milliseconds(budget),
      budget === undefined ? '' : verdict(p95, budget),
    ];
  };
  return {
    title: `From a keystroke to its results, ${people.toLocaleString('en')} members`,
    columns: ['', 'p50', 'p95', 'p95 at most', ''],
    rows: [
      row(
        '… asked for',
        keystrokes.map(({ asked }) => asked),
      ),
      row(
        '… answered',
        keystrokes.map(({ answered }) => answered),
      ),
      row(
        '… painted',
        keystrokes.map(({ painted }) => painted),
        budgets.painted,
      ),
    ],
    notes: [
      `${keystrokes.length} keystrokes at 412 × 823, the processor slowed down ${slowdown} times, each typed once the results of the one before are there. Those that change nobody are left out.`,
      'Of a keystroke the question and its answer take the smaller part; the larger is React drawing up to 24 cards and the browser laying them out and painting them, at a quarter of the processor’s speed. Tried: the first six cards are drawn before the others, and nobody’s card is drawn again who stays (together from 521 to 102 ms); four cards instead of six gave nothing more.',
    ],
  };
}

async function pagesTable(url: string, people: readonly Person[]): Promise<Table> {
  const kinds = queriesFor(people, 20).flatMap(({ queries }) => queries);
  const typed = ['', ...kinds.map((query) => query.typed)];
  const heaviest = async (path: string, limit?: number): Promise<readonly string[]> => {
    const sizes = [];
    for (const search of typed) {
      const query = new URLSearchParams({ search, ...(limit && { limit: String(limit) }) });
      const answer = await fetch(`${url}${path}?${query}`);
      sizes.push(sizesOf(new Uint8Array(await answer.arrayBuffer()), true));
    }
    const gzip = Math.max(...sizes.map((size) => size.gzip));
    const raw = Math.max(...sizes.map((size) => size.raw));
    const budget = limit ? [kilobytes(budgets.page), verdict(gzip, budgets.page)] : ['', ''];
    return [kilobytes(raw), kilobytes(gzip), ...budget];
  };
  const { standard, most } = limits.directoryPage;
  const path = `/api${calls.getMembers.path}`;
  return {
    title: `The heaviest page of results, ${people.length.toLocaleString('en')} members`,
    columns: ['', 'raw', 'gzip', 'gzip at most', ''],
    rows: [
      [`${standard} members, as the site asks for them`, ...(await heaviest(path, standard))],
      [`${most} members, the most that is answered`, ...(await heaviest(path, most))],
      ['the whole page as HTML, for whoever has no scripts', ...(await heaviest('/alumni-directory'))],
    ],
    notes: [`The heaviest of ${typed.length} answers. Everybody in them shows everything.`],
  };
}
