import { importPeople } from './directory/engines.ts';
import { measureEverything } from './directory/everything.ts';
import { measureOffice } from './directory/office.ts';
import { inventPeople } from './directory/people.ts';
import { measureSearches, searchBudgets } from './directory/searching.ts';
import { measureTyping } from './directory/typing.ts';
import type { Product } from './product.ts';
import { type Table, verdict } from './table.ts';

interface DirectoryBench {
  product: Pick<Product, 'url' | 'dataDir'>;
  /** The browser's path. */
  browser: string;
  quick: boolean;
  /** Also a million members: some half an hour, and 4 GB of disk. */
  large: boolean;
  /** Only searches, among so many: one of the sizes that have budgets. @default every size, and the rest */
  members?: number | undefined;
}

/** Ours: a volunteer waits for it once. */
const importBudget = { lines: 100_000, seconds: 60 };

/** The directory with 5,000, 100,000 and a million members: on both databases, beside two other engines, as a page, in the Office, and how they all came in. */
export async function* measureDirectory({
  product,
  browser,
  quick,
  large,
  members,
}: DirectoryBench): AsyncGenerator<Table> {
  if (members !== undefined) return yield* measureSearches(inventPeople(members));
  const most = large ? Number.POSITIVE_INFINITY : quick ? 5_000 : 100_000;
  const sizes = [...searchBudgets.keys()].filter((size) => size <= most);
  for (const size of sizes) yield* measureSearches(inventPeople(size));
  yield await measureEverything(inventPeople(5_000));
  yield* measureOffice(inventPeople(large ? 1_000_000 : 5_000));
  const people = inventPeople(quick ? 5_000 : importBudget.lines);
  const seconds = (await importPeople({ DATA_DIR: product.dataDir }, people)) / 1000;
  yield {
    title: 'How long a roll takes to come in',
    columns: ['', 'lines', 'time', 'at most', ''],
    rows: [
      [
        'banyan import',
        people.length.toLocaleString('en'),
        `${seconds.toFixed(1)} s`,
        `${importBudget.seconds} s`,
        verdict(seconds, importBudget.seconds),
      ],
    ],
    notes: ['While the site runs; from the command to its exit.'],
  };
  yield* measureTyping({ url: product.url, browser, people, quick });
}
