import { median, percentile, type Table, verdict } from '../table.ts';
import { type Engine, fuse, miniSearch, ourEngine } from './engines.ts';
import type { Person } from './people.ts';
import { type Query, type QueryKind, queriesFor } from './queries.ts';

/** Our budgets: from a request to its answer, for 95 of 100 searches. */
export const searchBudgets: ReadonlyMap<number, number> = new Map([
  [5_000, 1],
  [100_000, 3],
]);

/** How many queries of each kind an engine is asked; a slow one is asked fewer, the same ones first. */
const each = 40;
const slowEach = 3;
/** How often a fast engine is asked each of them. */
const fastTimes = 5;
/** An engine whose first searches take longer than this is slow, ms. */
const slowMs = 20;

interface Answered {
  ms: number;
  /** Somebody who was meant is on the first page. */
  found: boolean;
}

interface KindAnswered {
  kind: string;
  answered: readonly Answered[];
}

interface Measured {
  engine: Engine;
  kinds: readonly KindAnswered[];
}

/** Asks the same a few times and keeps the middle time: what else the machine does is not the engine's. */
async function ask(engine: Engine, { typed, meant }: Query, times: number): Promise<Answered> {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await engine.search(typed));
  return {
    ms: median(answers.map(({ ms }) => ms)),
    found: answers.some(({ people }) => people.some(meant)),
  };
}

async function measure(engine: Engine, kinds: readonly QueryKind[]): Promise<Measured> {
  // The first round warms engine and compiler, tells whether it is a slow one, and is thrown away.
  const first: number[] = [];
  for (const { queries } of kinds)
    for (const query of queries.slice(0, 1)) first.push((await ask(engine, query, 1)).ms);
  const slow = median(first) > slowMs;
  const measured: KindAnswered[] = [];
  for (const { kind, queries } of kinds) {
    const answered: Answered[] = [];
    for (const query of queries.slice(0, slow ? slowEach : each))
      answered.push(await ask(engine, query, slow ? 1 : fastTimes));
    measured.push({ kind, answered });
  }
  return { engine, kinds: measured };
}

/** Three engines over the same people, asked the same: how long each takes, and how often it finds who was meant. */
export async function* measureSearches(people: readonly Person[]): AsyncGenerator<Table> {
  const kinds = queriesFor(people, each);
  const measured: Measured[] = [];
  for (const make of [ourEngine, miniSearch, fuse]) {
    const engine = await make(people);
    try {
      measured.push(await measure(engine, kinds));
    } finally {
      await engine.close();
    }
  }
  yield enginesTable(measured, people.length);
  yield kindsTable(measured, people.length);
}

const short = (ms: number): string => `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`;
const share = (answered: readonly Answered[]): string =>
  `${Math.round((answered.filter(({ found }) => found).length / answered.length) * 100)} %`;
const times = (answered: readonly Answered[]): readonly number[] => answered.map(({ ms }) => ms);

function enginesTable(measured: readonly Measured[], people: number): Table {
  const budget = searchBudgets.get(people);
  return {
    title: `Searching ${people.toLocaleString('en')} members`,
    columns: ['engine', 'queries', 'p50', 'p95', 'p95 at most', '', 'found', 'ready after', 'index'],
    rows: measured.map(({ engine, kinds }, index) => {
      const answered = kinds.flatMap((kind) => kind.answered);
      const p95 = percentile(times(answered), 0.95);
      const held = index === 0 && budget !== undefined;
      return [
        engine.name,
        String(answered.length),
        short(percentile(times(answered), 0.5)),
        short(p95),
        held ? short(budget) : '',
        held ? verdict(p95, budget) : '',
        share(answered),
        `${(engine.buildMs / 1000).toFixed(1)} s`,
        `${(engine.indexBytes / 1e6).toFixed(1)} MB`,
      ];
    }),
    notes: [
      'The same queries over the same names in one process: 24 people and how many there are in all. Found: somebody who was meant is among the 24.',
      'Ours is timed as the server answers it: from a request to the JSON that goes out. The others are called as functions, and a visitor would first have to fetch their index and rows.',
      'Ready after: ours is the whole import of a CSV, checked line by line, onto the disk; the others index rows that are in memory. Index: ours on the disk, theirs as the JSON they can be loaded from.',
      'MiniSearch: beginnings, fuzzy 0.2, every word must match. Fuse.js: threshold 0.3 anywhere in the whole name.',
      `A time is the median of ${fastTimes} for one query; p95 is over the queries. An engine that takes longer than ${slowMs} ms is asked only the first ${slowEach} of each kind, and once.`,
    ],
  };
}

function kindsTable(measured: readonly Measured[], people: number): Table {
  const [first] = measured;
  return {
    title: `… by what was typed, ${people.toLocaleString('en')} members: p95 and found`,
    columns: ['typed', ...measured.flatMap(({ engine }) => [engine.name, ''])],
    rows: (first?.kinds ?? []).map(({ kind }, index) => [
      kind,
      ...measured.flatMap(({ kinds }) => {
        const answered = kinds[index]?.answered ?? [];
        return [short(percentile(times(answered), 0.95)), share(answered)];
      }),
    ]),
  };
}
