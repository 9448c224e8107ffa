import { asks, type Cost, costOf } from './growth/cost.ts';
import { type Growing, thingsThatGrow } from './growth/things.ts';
import { slowdown } from './phone.ts';
import { kilobytes, milliseconds, type Table, verdict } from './table.ts';
import { launchBrowser } from './weights.ts';

/** What much of something may cost, as a multiple of what little of it costs: nothing grows faster than what is shown. */
const budgets = { paint: 1.2, bytes: 1.3 };

interface GrowthBench {
  /** The browser's path. */
  browser: string;
  quick: boolean;
  /** The large directory has a million members. */
  large: boolean;
}

/** What a page costs when there is a hundred times as much of what it shows some of. */
export async function measureGrowth({ browser, quick, large }: GrowthBench): Promise<Table> {
  const running = await launchBrowser(browser);
  const runs = quick ? 3 : 7;
  try {
    const rows: string[][] = [];
    for (const thing of thingsThatGrow(large ? 1_000_000 : quick ? 20_000 : 100_000)) {
      const [small, much] = thing.sizes;
      const before = await costOf(thing, small, running, runs);
      const after = await costOf(thing, much, running, runs);
      rows.push(row(thing, small, before), row(thing, much, after, before));
    }
    return tableOf(rows, runs);
  } finally {
    await running.close();
  }
}

const times = (value: number, before: number | undefined): string =>
  before === undefined ? '' : `× ${(value / before).toFixed(2)}`;

function row({ what }: Growing, size: number, cost: Cost, before?: Cost): string[] {
  const { paint, answer, next, slowest, shownAfter, bytes, memory } = cost;
  const grown = before && { paint: paint / before.paint, bytes: bytes / before.bytes };
  return [
    `${size.toLocaleString('en')} ${what}`,
    milliseconds(paint),
    times(paint, before?.paint),
    grown ? verdict(grown.paint, budgets.paint) : '',
    kilobytes(bytes),
    times(bytes, before?.bytes),
    grown ? verdict(grown.bytes, budgets.bytes) : '',
    milliseconds(answer),
    next === undefined ? '' : milliseconds(next),
    milliseconds(slowest),
    milliseconds(shownAfter),
    `${Math.round(memory)} MB`,
  ];
}

const tableOf = (rows: readonly (readonly string[])[], runs: number): Table => ({
  title: 'What growth costs',
  columns: [
    'there are',
    'first paint',
    'grown',
    `≤ ${budgets.paint.toFixed(1)}`,
    'first answer',
    'grown',
    `≤ ${budgets.bytes.toFixed(1)}`,
    'time to answer',
    'time to answer page 2',
    'time to answer, slowest while it changes',
    'time until a change is shown',
    'memory',
  ],
  rows,
  notes: [
    `Each size is an installation of its own. First paint at 412 × 823, the processor slowed down ${slowdown} times, an empty cache, median of ${runs}. First answer: bytes of the page as a browser gets it, head and body.`,
    `An answer is the median of ${asks}, one after the other. Lists lie ready and are rendered anew after a change; a page 2, and an event of its own, are rendered when they are asked for; the event’s is then sent from memory for a second. While it changes: the slowest answer from a change until the page shows it, median of ${runs} changes.`,
    'A page whose data is not there within 0.3 s is rendered without it, and again half a minute later: a change then takes that long to be shown.',
    'Memory is what Linux counts of the server’s process two seconds after the last visit.',
    'Events to come are all in the list, and pictures all in their gallery: with more of them more is shown.',
  ],
});
